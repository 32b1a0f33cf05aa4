/**
 * The spreadsheet of questions: cells out of a file that somebody chose, and the file of an export. It brings the
 * library along, so it is loaded when a file is read or made.
 */
import { read, utils, writeXLSX } from 'xlsx';
import { semFormula } from '@/domain/comum/csv';
import { ErroDoProduto } from '@/domain/comum/erros';

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
  const folha = primeiraFolha(bytes, linhas);
  const { s, e } = utils.decode_range(folha['!ref'] ?? 'A1');
  return Array.from({ length: Math.min(e.r, linhas) + 1 }, (_, r) =>
    Array.from({ length: Math.min(e.c, 50) + 1 }, (_c, c) => {
      const celula = folha[utils.encode_cell({ r, c })] as Celula | undefined;
      return celula && r >= s.r ? textoDa(celula) : '';
    }),
  );
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
