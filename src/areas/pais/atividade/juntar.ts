/**
 * One list out of several that are each read page by page, newest first. Nothing is shown that a page still to come
 * could precede: each source tells how far back it was read, and the list ends where the first of them does.
 */

export interface Acontecido {
  id: string;
  quando: Date;
}

/** How far back a source was read, in milliseconds: everything, or nothing yet. */
export const TUDO_LIDO = -Infinity;
export const NADA_LIDO = Infinity;

export interface Lida<A extends Acontecido> {
  itens: readonly A[];
  /** No record that is still to come is later than this. */
  borda: number;
}

/** Several sources as one list. A single one keeps its own order, whichever that is. */
export function juntar<A extends Acontecido>(fontes: readonly Lida<A>[]): A[] {
  if (fontes.length < 2) return fontes.flatMap(({ itens }) => itens);
  // Of the same instant the first source's come first. What follows them in that order may be shown before its page.
  const cedo = (quando: number, de: number) =>
    fontes.some(({ borda }, i) => (i < de ? quando <= borda : quando < borda));
  return fontes
    .flatMap(({ itens }, de) => itens.filter(({ quando }) => !cedo(quando.getTime(), de)))
    .toSorted((a, b) => b.quando.getTime() - a.quando.getTime());
}

/** The sources whose next page the list waits for: those that were read least far back. */
export function atrasadas<F extends Pick<Lida<Acontecido>, 'borda'>>(fontes: readonly F[]): F[] {
  const borda = Math.max(...fontes.map((fonte) => fonte.borda));
  return borda === TUDO_LIDO ? [] : fontes.filter((fonte) => fonte.borda === borda);
}
