/** Spreadsheets as other programs write them, which the library that we write with does not. */
import { CFB, utils, writeXLSX } from 'xlsx';

const FOLHA = '/xl/worksheets/sheet1.xml';

/** The bytes with one part of the zip rewritten. */
export function comXml(bytes: Uint8Array, mudar: (xml: string) => string, parte = FOLHA): Uint8Array {
  const zip = CFB.read(bytes, { type: 'array' });
  const entrada = CFB.find(zip, parte);
  if (!entrada) throw new Error(`o arquivo não tem ${parte}`);
  const novo = new TextEncoder().encode(mudar(new TextDecoder().decode(new Uint8Array(entrada.content))));
  CFB.utils.cfb_add(zip, parte, novo);
  return new Uint8Array(CFB.write(zip, { type: 'array', fileType: 'zip' }) as number[]);
}

/** A file of one sheet, given by the rows of its XML and what follows them. */
export function xlsxDe(linhas: string, depois = '', antes = ''): Uint8Array {
  const pasta = utils.book_new();
  utils.book_append_sheet(pasta, utils.aoa_to_sheet([['']]), 'Planilha1');
  const base = new Uint8Array(writeXLSX(pasta, { type: 'array' }) as ArrayBuffer);
  return comXml(
    base,
    () =>
      `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${antes}<sheetData>${linhas}</sheetData>${depois}</worksheet>`,
  );
}

const escapado = (texto: string) =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** A text cell. */
export const celulaDeTexto = (onde: string, texto: string) =>
  `<c r="${onde}" t="inlineStr"><is><t xml:space="preserve">${escapado(texto)}</t></is></c>`;
/** A row of cells that are XML already. */
export const linhaDeXml = (numero: number, celulas: string) => `<row r="${numero}">${celulas}</row>`;
/** A row of texts. */
export const linhaDeTextos = (numero: number, ...textos: string[]) =>
  linhaDeXml(
    numero,
    textos
      .map((texto, i) => (texto ? celulaDeTexto(`${String.fromCharCode(65 + i)}${numero}`, texto) : ''))
      .join(''),
  );
