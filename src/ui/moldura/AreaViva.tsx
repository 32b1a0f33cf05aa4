import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ouvirAnuncios } from './anunciar';

/** The one polite live region; mount it once, near the root. */
export function AreaViva() {
  const [anuncio, setAnuncio] = useState({ texto: '', vez: 0 });
  useEffect(() => ouvirAnuncios((texto) => setAnuncio(({ vez }) => ({ texto, vez: vez + 1 }))), []);
  return (
    <VisuallyHidden component="output" aria-live="polite">
      {/* The key makes the same sentence said twice be read twice. */}
      <span key={anuncio.vez}>{anuncio.texto}</span>
    </VisuallyHidden>
  );
}
