/** Cells out of a pasted table or a CSV file: encoding and delimiter are found out (part of issue "import of people"). */
import Papa from 'papaparse';
import { ErroDoProduto } from '@/domain/erros';
import { MAXIMO_DE_LINHAS } from '@/domain/importacao-colaboradores';

const MAIOR_ARQUIVO = 1024 * 1024;

/** UTF-8 where the bytes are valid UTF-8, UTF-16 by its mark, else Windows-1252, which Excel in Brazil saves. */
export function decodificar(bytes: Uint8Array): string {
  const [b0, b1] = bytes;
  if (b0 === 0xff && b1 === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (b0 === 0xfe && b1 === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Text of the file. Throws ErroDoProduto when it is too large to be a list of people. */
export async function textoDoArquivo(arquivo: File): Promise<string> {
  if (arquivo.size > MAIOR_ARQUIVO)
    throw new ErroDoProduto('O arquivo passa de 1 MB. Divida a lista em partes.');
  return decodificar(new Uint8Array(await arquivo.arrayBuffer()));
}

/** Rows of cells; tab, semicolon, comma or pipe separate them. Throws ErroDoProduto when there are too many. */
export function lerCelulas(texto: string): string[][] {
  const { data } = Papa.parse<string[]>(texto.replace(/\0/g, ''), {
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: false,
    preview: MAXIMO_DE_LINHAS + 2,
  });
  const comAlgo = data.filter((linha) => linha.some((celula) => celula.trim() !== ''));
  if (comAlgo.length > MAXIMO_DE_LINHAS + 1)
    throw new ErroDoProduto(`Importe no máximo ${MAXIMO_DE_LINHAS} pessoas por vez.`);
  return data;
}
