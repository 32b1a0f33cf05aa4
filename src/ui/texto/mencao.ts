/** Mentions in plain text: finding the one being typed, putting a name in, and telling which are still there. */

/** What follows an '@' up to the caret, when the caret stands in a mention. `inicio` is where the '@' is. */
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

/** Those whose '@nome' still stands in the text, each once; '@Ana Paula' does not mention Ana. */
export function mencionadosNoTexto<P extends { id: string; nome: string }>(
  texto: string,
  pessoas: readonly P[],
): P[] {
  const porId = new Map(pessoas.map((pessoa) => [pessoa.id, pessoa]));
  const nomes = new Set([...porId.values()].map(({ nome }) => nome));
  let resto = texto;
  // The longest first, taken out of the text.
  for (const nome of [...nomes].toSorted((a, b) => b.length - a.length)) {
    const sem = resto.replaceAll(`@${nome}`, '');
    if (sem === resto) nomes.delete(nome);
    resto = sem;
  }
  return [...porId.values()].filter(({ nome }) => nomes.has(nome));
}
