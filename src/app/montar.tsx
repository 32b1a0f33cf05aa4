/** Draws the product into index.html. */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

export function montar(): void {
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  const pagina = createRoot(raiz);
  // Drawn in pieces, so that the page answers meanwhile.
  startTransition(() => pagina.render(<App />));
}
