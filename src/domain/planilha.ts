/**
 * Cells out of a pasted table or a CSV file, and which column is what: encoding, delimiter and headings are found out.
 * Every import of the product reads with this.
 */
import Papa from 'papaparse';
import { semAcentos } from './busca';
import { ErroDoProduto } from './erros';

/**
 * UTF-16 by its mark or, without one, by the zero beside the first letter; UTF-8 where the bytes are valid UTF-8; else
 * Windows-1252, which Excel in Brazil saves.
 */
export function decodificar(bytes: Uint8Array): string {
  const [b0, b1] = bytes;
  if (b0 === 0xfe && b1 === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if ((b0 === 0xff && b1 === 0xfe) || (b0 !== 0 && b1 === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export interface Limites {
  megabytes: number;
  linhas: number;
  /** Plural of what a row is, for the refusal: 'pessoas'. */
  oQue: string;
}

/** Text of the file. Throws ErroDoProduto when it is larger than the limit (threats H07). */
export async function textoDoArquivo(arquivo: Blob, { megabytes }: Limites): Promise<string> {
  if (arquivo.size > megabytes * 1024 * 1024)
    throw new ErroDoProduto(`O arquivo passa de ${megabytes} MB. Divida a lista em partes.`);
  return decodificar(new Uint8Array(await arquivo.arrayBuffer()));
}

export interface Tabela {
  celulas: string[][];
  /** A quotation mark was opened and never closed: whatever follows it was swallowed by one cell. */
  aspasAbertas: boolean;
}

/** Rows of cells; tab, semicolon, comma or pipe separate them. Throws ErroDoProduto when there are too many. */
export function lerTabela(texto: string, { linhas, oQue }: Limites): Tabela {
  const { data, errors } = Papa.parse<string[]>(texto.replace(/\0/g, ''), {
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: false,
    preview: linhas + 2,
  });
  const comAlgo = data.filter((linha) => linha.some((celula) => celula.trim() !== ''));
  if (comAlgo.length > linhas + 1) throw new ErroDoProduto(`Importe no máximo ${linhas} ${oQue} por vez.`);
  return { celulas: data, aspasAbertas: errors.some(({ code }) => code === 'MissingQuotes') };
}

/** A heading as it is compared: no accents, no capitals, single spaces. */
export const tituloDaColuna = (celula: string) => semAcentos(celula).replace(/\s+/g, ' ').trim();

/** Where each known column stands; a heading that is exactly a column's name wins over one that only contains it. */
export function acharColunas<C extends string>(
  titulos: readonly string[],
  colunas: readonly C[],
  apelidosDe: (coluna: C) => readonly string[],
): Map<C, number> {
  const achadas = new Map<C, number>();
  const lidos = titulos.map(tituloDaColuna);
  const procurar = (serve: (titulo: string, apelido: string) => boolean) => {
    for (const coluna of colunas) {
      const livre = (i: number) => ![...achadas.values()].includes(i);
      const onde = lidos.findIndex(
        (t, i) => livre(i) && apelidosDe(coluna).some((apelido) => serve(t, apelido)),
      );
      if (onde >= 0 && !achadas.has(coluna)) achadas.set(coluna, onde);
    }
  };
  procurar((t, apelido) => t === apelido);
  procurar((t, apelido) => t.split(' ').includes(apelido));
  return achadas;
}

/** The cell without the apostrophe that csv.ts puts before what would be taken for a formula. */
export const semApostrofo = (celula: string) => celula.replace(/^'(?=[=+\-@])/, '').trim();
