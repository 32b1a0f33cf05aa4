/** Draws the product into index.html. */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { NaoVeio } from '@/navegador/trazer';
import { App } from './App';

/** What did not come is said where it lacks. */
const onCaughtError = (erro: unknown) => {
  if (!(erro instanceof NaoVeio)) console.error(erro);
};

export function montar(): void {
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  const pagina = createRoot(raiz, { onCaughtError });
  // Drawn in pieces, so that the page answers meanwhile.
  startTransition(() => pagina.render(<App />));
}
