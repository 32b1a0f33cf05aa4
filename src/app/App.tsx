/** The whole product: theme, router, and the route set of the present session. */
import { BrowserRouter } from 'react-router-dom';
import { mensagemDoErro } from '@/domain/erros';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { definirMensagens } from '@/ui/erro';
import { Tema } from '@/ui/Tema';
import { RotasPorSessao } from './RotasPorSessao';

definirMensagens(mensagemDoErro);

export function App() {
  return (
    <Tema>
      <BrowserRouter>
        <ErrorBoundary>
          <RotasPorSessao />
        </ErrorBoundary>
      </BrowserRouter>
    </Tema>
  );
}
