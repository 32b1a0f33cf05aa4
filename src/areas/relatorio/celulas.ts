/**
 * Plain spreadsheets: cells out of a file that somebody chose, and a file of rows. It brings the library along, so it is
 * loaded when a file is read or made.
 */
import { read, utils, writeXLSX } from 'xlsx';
import { semFormula } from '@/domain/comum/csv';
import { ErroDoProduto } from '@/domain/comum/erros';

/** Bytes of everything in the zip: a row of the product's imports has hundreds, so this is plenty. */
const MAXIMO_ABERTO = 64 * 1024 * 1024;
const GRANDE =
  'A planilha tem mais conteúdo do que se consegue abrir. Copie só as linhas que interessam para uma nova.';
const ILEGIVEL = 'O arquivo não é uma planilha que se consiga abrir. Salve-a de novo como .xlsx ou .csv.';

interface Celula {
  v?: unknown;
  w?: string;
  f?: string;
}

/** Text of a cell; a formula stays one, so that the reader can refuse it. */
const textoDa = ({ v, w, f }: Celula): string =>
  f === undefined ? (typeof v === 'number' ? String(v) : (w ?? (typeof v === 'string' ? v : ''))) : `=${f}`;

/** Rows of the first sheet, at most `linhas` of them. Throws ErroDoProduto for what is no spreadsheet. */
export function celulasDaPlanilha(bytes: Uint8Array, linhas: number): string[][] {
  // Every xlsx is a zip; the library takes anything else for a text.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new ErroDoProduto(ILEGIVEL);
  const aberto = tamanhoAberto(bytes);
  if (aberto > MAXIMO_ABERTO) throw new ErroDoProduto(aberto === Infinity ? ILEGIVEL : GRANDE);
  const folha = primeiraFolha(bytes, linhas);
  const { s, e } = utils.decode_range(folha['!ref'] ?? 'A1');
  return Array.from({ length: Math.min(e.r, linhas) + 1 }, (_, r) =>
    Array.from({ length: Math.min(e.c, 50) + 1 }, (_c, c) => {
      const celula = folha[utils.encode_cell({ r, c })] as Celula | undefined;
      return celula && r >= s.r ? textoDa(celula) : '';
    }),
  );
}

/**
 * Bytes that the zip says it holds; Infinity where its directory cannot be read. A file that lies about them is ended by
 * the clock of lerCelulas.ts.
 */
export function tamanhoAberto(bytes: Uint8Array): number {
  const v = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let fim = bytes.length - 22;
    while (v.getUint32(fim, true) !== 0x06054b50) fim--;
    let [onde, soma] = [v.getUint32(fim + 16, true), 0];
    for (let quantos = v.getUint16(fim + 10, true); quantos > 0; quantos--) {
      if (v.getUint32(onde, true) !== 0x02014b50) return Infinity;
      soma += v.getUint32(onde + 24, true);
      onde += 46 + v.getUint16(onde + 28, true) + v.getUint16(onde + 30, true) + v.getUint16(onde + 32, true);
    }
    return soma;
  } catch (erro) {
    // The file is cut off.
    if (!(erro instanceof RangeError)) throw erro;
    return Infinity;
  }
}

function primeiraFolha(bytes: Uint8Array, linhas: number) {
  try {
    const pasta = read(bytes, { type: 'array', sheetRows: linhas + 1, cellHTML: false, sheets: 0 });
    const folha = pasta.Sheets[pasta.SheetNames[0] ?? ''];
    if (folha) return folha;
  } catch {
    // Told below: what the library says is for programmers.
  }
  throw new ErroDoProduto(ILEGIVEL);
}

/** A file of one sheet; nothing in it is taken for a formula. */
export function arquivoDaPlanilha(
  nome: string,
  aba: string,
  linhas: readonly (readonly (string | number)[])[],
): File {
  const pasta = utils.book_new();
  const seguras = linhas.map((linha) =>
    linha.map((valor) => (typeof valor === 'string' ? semFormula(valor) : valor)),
  );
  const folha = utils.aoa_to_sheet(seguras);
  // Minimum width and padding of part 3 §9.
  folha['!cols'] = (seguras[0] ?? []).map((_, i) => ({
    wch: Math.min(Math.max(10, ...seguras.map((linha) => String(linha[i] ?? '').length)), 80) + 2,
  }));
  utils.book_append_sheet(pasta, folha, aba);
  const bytes = writeXLSX(pasta, { type: 'array', compression: true }) as ArrayBuffer;
  return new File([bytes], nome, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
