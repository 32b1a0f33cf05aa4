/** Mentions in plain text: finding the one being typed, putting a name in, and telling which are still there. */

/** What follows an '@' up to the caret, when the caret stands in a mention; `inicio` is where the '@' is. */
export function mencaoNoCursor(texto: string, cursor: number): { inicio: number; busca: string } | undefined {
  const achada = /(?:^|[\s([{"'])@([\p{L}\p{N}._-]{0,40})$/u.exec(texto.slice(0, cursor));
  if (!achada) return undefined;
  const busca = achada[1] ?? '';
  return { inicio: cursor - busca.length - 1, busca };
}

/** The text with '@nome ' in the place of what was typed, and where the caret then stands. */
export function comMencao(texto: string, inicio: number, cursor: number, nome: string) {
  const escrita = `@${nome} `;
  // A space that was already there is not doubled.
  const depois = texto.slice(cursor).replace(/^ /, '');
  return { texto: texto.slice(0, inicio) + escrita + depois, cursor: inicio + escrita.length };
}

/** Those whose '@nome' still stands in the text, each once. */
export function mencionadosNoTexto<P extends { id: string; nome: string }>(
  texto: string,
  pessoas: readonly P[],
): P[] {
  const porId = new Map(pessoas.map((pessoa) => [pessoa.id, pessoa]));
  return [...porId.values()].filter(({ nome }) => texto.includes(`@${nome}`));
}
