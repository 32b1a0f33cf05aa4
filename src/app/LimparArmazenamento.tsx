/** Hidden shortcut Ctrl+Alt+Shift+F5 (part 1 §2): clears what this browser keeps, after saying what is lost. */
import { Suspense, useEffect, useState } from 'react';
import { parte, porCima } from '@/ui/moldura/parte';

const LimparModal = parte(() => import('./LimparModal').then((m) => m.default), porCima);

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
