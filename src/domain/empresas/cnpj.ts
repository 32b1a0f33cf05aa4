/** CNPJ, numeric and (since July 2026) alphanumeric: 12 letters or digits and two check digits (IN RFB 2.229/2024). */

/** Upper case without mask, without the word before it and signs that nobody sees; digits of every width are digits. */
export const normalizarCnpj = (digitado: string) =>
  digitado
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/^\s*CNPJ(\s*:|\s)/, '')
    .replace(/[./\s-]/g, '');

export const cnpjCompleto = (cnpj: string) => cnpj.length === 14;

const PESOS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Check digit over the characters, each worth its ASCII code minus 48 ('0' = 0 … 'A' = 17). */
function digito(base: string): number {
  const pesos = PESOS.slice(PESOS.length - base.length);
  const soma = Array.from(base).reduce(
    (total, letra, i) => total + (letra.charCodeAt(0) - 48) * (pesos[i] ?? 0),
    0,
  );
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}

/** The two check digits of the first twelve characters. */
export function digitosDoCnpj(raiz: string): string {
  const primeiro = digito(raiz);
  return `${primeiro}${digito(`${raiz}${primeiro}`)}`;
}

/** True iff the normalised text is a CNPJ with right check digits; twelve equal characters before them never are. */
export function cnpjValido(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(.)\1{11}/.test(cnpj)) return false;
  return cnpj.endsWith(digitosDoCnpj(cnpj.slice(0, 12)));
}

/** What is wrong with a text that is no CNPJ; spreadsheets drop the zero it may begin with. */
export function recusaDoCnpj(cnpj: string): string {
  if (cnpjValido(`0${cnpj}`)) return `CNPJ inválido: falta o zero do começo, ${mascararCnpj(`0${cnpj}`)}.`;
  return cnpj.length === 13 ? 'CNPJ inválido: tem 13 caracteres, e falta um.' : 'CNPJ inválido';
}

/** `12.ABC.345/01DE-35`; incomplete input as far as it goes, and what fits no mask as it was typed. */
export function mascararCnpj(cnpj: string): string {
  const c = normalizarCnpj(cnpj);
  if (!/^[0-9A-Z]{0,14}$/.test(c)) return cnpj;
  const partes: [number, number, string][] = [
    [0, 2, ''],
    [2, 5, '.'],
    [5, 8, '.'],
    [8, 12, '/'],
    [12, 14, '-'],
  ];
  return partes.map(([de, ate, antes]) => (c.length > de ? antes + c.slice(de, ate) : '')).join('');
}
