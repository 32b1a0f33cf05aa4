/** The whole product: theme, router, and the route set of the present session. */
// Heard before the router.
import '@/ui/moldura/guardaDoHistorico';
import { BrowserRouter } from 'react-router-dom';
import { mensagemDoErro } from '@/domain/comum/erros';
import { ErrorBoundary } from '@/ui/pagina/ErrorBoundary';
import { definirMensagens } from '@/ui/moldura/erro';
import { Tema } from '@/ui/moldura/Tema';
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
