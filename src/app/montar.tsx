/** Draws the product into index.html. */
import { createRoot } from 'react-dom/client';
import { App } from './App';

export function montar(): void {
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  createRoot(raiz).render(<App />);
}
