/** What a file of jsPDF says, for tests. */
import { inflateSync } from 'node:zlib';

export const textoDoPdf = (pdf: ArrayBuffer) => new TextDecoder('latin1').decode(pdf);

/** What stands on each page, from the compressed streams. */
export function textoDasPaginas(pdf: ArrayBuffer): string[] {
  const dados = Buffer.from(pdf);
  const partes = textoDoPdf(pdf).matchAll(/stream\r?\n/g);
  return [...partes].flatMap(({ index, 0: marca }) => {
    if (textoDoPdf(pdf).slice(index - 3, index) === 'end') return [];
    const conteudo = inflateSync(dados.subarray(index + marca.length)).toString('latin1');
    return conteudo.includes('Tj') ? [conteudo] : [];
  });
}
