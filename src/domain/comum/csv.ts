/** CSV as Brazilian spreadsheets read it: `;`, CRLF, byte order mark, decimal comma. No cell is taken for a formula. */

export type CelulaDoCsv = string | number | boolean | null | undefined;

/** Characters that XML and spreadsheets cannot hold; tab, line feed and carriage return can. */
// oxlint-disable-next-line no-control-regex
const INVISIVEIS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

/**
 * Text for a cell (threats H06). One that begins like a formula would run when the file is opened. It would also run
 * when its cells are copied into another. The apostrophe makes it text. The wide forms of the signs count too,
 * because some programs narrow them.
 */
export function semFormula(valor: string): string {
  const visivel = valor.replace(INVISIVEIS, '');
  return /^[\s]*[=+\-@＝＋－＠\t\r]/.test(visivel) ? `'${visivel}` : visivel;
}

function celula(valor: CelulaDoCsv): string {
  if (valor === null || valor === undefined) return '';
  if (typeof valor === 'number') return String(valor).replace('.', ',');
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  const seguro = semFormula(valor);
  return /[";\r\n]/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro;
}

/** Rows, the heading first, as one text. */
export const csv = (linhas: readonly (readonly CelulaDoCsv[])[]): string =>
  `\u{FEFF}${linhas.map((linha) => `${linha.map(celula).join(';')}\r\n`).join('')}`;
