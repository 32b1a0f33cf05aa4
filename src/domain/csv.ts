/** CSV as Brazilian spreadsheets read it: `;`, CRLF, byte order mark, decimal comma; no cell is taken for a formula. */

export type CelulaDoCsv = string | number | boolean | null | undefined;

function celula(valor: CelulaDoCsv): string {
  if (valor === null || valor === undefined) return '';
  if (typeof valor === 'number') return String(valor).replace('.', ',');
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  // A text that begins like a formula would run when the file is opened: the apostrophe makes it text.
  const seguro = /^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor;
  return /[";\r\n]/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro;
}

/** Rows, the heading first, as one text. */
export const csv = (linhas: readonly (readonly CelulaDoCsv[])[]): string =>
  `\u{FEFF}${linhas.map((linha) => `${linha.map(celula).join(';')}\r\n`).join('')}`;
