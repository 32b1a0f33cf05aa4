/**
 * Cells out of a pasted table or a CSV file: encoding and delimiter are found out. Every import of the product reads with
 * this; what the cells mean is in planilha.ts.
 */
import Papa from 'papaparse';
import { ErroDoProduto } from './erros';
import type { Limites, Tabela } from './planilha';

/**
 * UTF-16 is known by its mark or, without one, by the zero beside the first letter. Valid UTF-8 is UTF-8. All else is
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

/** Text of the file. Throws ErroDoProduto when it is larger than the limit (threats H07). */
export async function textoDoArquivo(arquivo: Blob, { megabytes }: Limites): Promise<string> {
  if (arquivo.size > megabytes * 1024 * 1024)
    throw new ErroDoProduto(`O arquivo passa de ${megabytes} MB. Divida a lista em partes.`);
  return decodificar(new Uint8Array(await arquivo.arrayBuffer()));
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
