/** The whole product: theme, router, and the route set of the present session. */
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Tema } from '@/ui/Tema';
import { RotasPorSessao } from './RotasPorSessao';

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
