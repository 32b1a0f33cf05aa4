/** A plain spreadsheet: a file of rows. It brings the library along, so it is loaded when a file is made. */
import { utils, writeXLSX } from 'xlsx';
import { semFormula } from '@/domain/comum/csv';

type Linhas = readonly (readonly (string | number)[])[];

function folhaDe(linhas: Linhas) {
  const seguras = linhas.map((linha) =>
    linha.map((valor) => (typeof valor === 'string' ? semFormula(valor) : valor)),
  );
  const folha = utils.aoa_to_sheet(seguras);
  // Minimum width and padding of part 3 §9.
  folha['!cols'] = (seguras[0] ?? []).map((_, i) => ({
    wch: Math.min(Math.max(10, ...seguras.map((linha) => String(linha[i] ?? '').length)), 80) + 2,
  }));
  return folha;
}

/** A file of one sheet or several; nothing in it is taken for a formula. */
export function arquivoDaPlanilha(
  nome: string,
  aba: string,
  linhas: Linhas,
  outras: readonly (readonly [aba: string, linhas: Linhas])[] = [],
): File {
  const pasta = utils.book_new();
  for (const [titulo, delas] of [[aba, linhas] as const, ...outras])
    utils.book_append_sheet(pasta, folhaDe(delas), titulo);
  const bytes = writeXLSX(pasta, { type: 'array', compression: true }) as ArrayBuffer;
  return new File([bytes], nome, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
