/** Ways to add people, each a tab of the one dialog and a word of the page's address (decisions P351). */
export const COMO_ADICIONAR = {
  pessoa: 'Uma pessoa',
  convite: 'Convidar',
  varias: 'Várias de uma vez',
  planilha: 'Planilha',
} as const;
export type ComoAdicionar = keyof typeof COMO_ADICIONAR;

/** Of an address that anybody may have written. */
export const comoAdicionar = (palavra: string | null): ComoAdicionar | undefined =>
  palavra !== null && Object.hasOwn(COMO_ADICIONAR, palavra) ? (palavra as ComoAdicionar) : undefined;
