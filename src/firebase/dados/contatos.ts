/** The people a visitor writes to. The build sets them, because every operator of the product has its own. */
export const contatos = {
  /** Data protection officer (LGPD art. 41). */
  privacidade: import.meta.env.VITE_CONTATO_PRIVACIDADE ?? 'privacidade@gestaodeinovacao.exemplo',
  acessibilidade: import.meta.env.VITE_CONTATO_ACESSIBILIDADE ?? 'acessibilidade@gestaodeinovacao.exemplo',
};
