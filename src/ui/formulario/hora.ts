/** '930', '9h30' → '09:30', '0930' → '09:30'; unfinished text as far as it goes, and what is no hour as it was typed. */
export function mascararHora(texto: string): string {
  const simples = texto
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim();
  const d = simples
    // Closed by a sign, one digit is the whole hour: '9:' is nine o'clock. No hour begins with 3 to 9.
    .replace(/^(\d(?=\D)|[3-9])/, '0$1')
    .replace(/\D/g, '');
  if (d.length > 4 || !/^[\d\s:.h]*$/i.test(simples)) return texto;
  return d.length > 2 ? `${d.slice(0, 2)}:${d.slice(2)}` : d;
}
