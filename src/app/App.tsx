/** The whole product: theme, router, and the route set of the present session. */
import { BrowserRouter } from 'react-router-dom';
import { mensagemDoErro } from '@/domain/erros';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { definirMensagens } from '@/ui/erro';
import { Tema } from '@/ui/Tema';
import { LimparArmazenamento } from './LimparArmazenamento';
import { RotasPorSessao } from './RotasPorSessao';
import { TelaDeErro } from './TelaDeErro';

definirMensagens(mensagemDoErro);

export function App() {
  return (
    <Tema>
      <BrowserRouter>
        <ErrorBoundary mostrar={(erro) => <TelaDeErro erro={erro} />}>
          <RotasPorSessao />
        </ErrorBoundary>
        <LimparArmazenamento />
      </BrowserRouter>
    </Tema>
  );
}
