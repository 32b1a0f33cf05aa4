type Ouvinte = (texto: string) => void;
const ouvintes = new Set<Ouvinte>();

/** Says `texto` to screen readers through <AreaViva>, for changes that only the eye would notice. */
export function anunciar(texto: string): void {
  for (const ouvinte of ouvintes) ouvinte(texto);
}

/** Used by <AreaViva>; returns the way to stop listening. */
export function ouvirAnuncios(ouvinte: Ouvinte): () => void {
  ouvintes.add(ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
  };
}
