/** Hidden shortcut Ctrl+Alt+Shift+F5 (part 1 §2): clears what this browser keeps, after saying what is lost. */
import { lazy, Suspense, useEffect, useState } from 'react';

const LimparModal = lazy(() => import('./LimparModal'));

const ehOAtalho = ({ key, ctrlKey, altKey, shiftKey }: KeyboardEvent) =>
  key === 'F5' && ctrlKey && altKey && shiftKey;

export function LimparArmazenamento() {
  const [perguntando, definirPerguntando] = useState(false);
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      if (!ehOAtalho(evento)) return;
      evento.preventDefault();
      definirPerguntando(true);
    };
    window.addEventListener('keydown', aoTeclar);
    return () => window.removeEventListener('keydown', aoTeclar);
  }, []);
  if (!perguntando) return null;
  return (
    <Suspense>
      <LimparModal aoDesistir={() => definirPerguntando(false)} />
    </Suspense>
  );
}
