/** Postal codes: stored as eight digits, shown `#####-###` (part 1 §5). */

/** 'CEP 90.010-000' → '90010000'; what is none stays as it was typed. */
export function normalizarCep(digitado: string): string {
  const simples = digitado
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/^\s*cep\s*:?/i, '');
  return /^[\d\s.-]*$/.test(simples) ? simples.replace(/\D/g, '') : digitado;
}

export const cepCompleto = (cep: string) => /^\d{8}$/.test(cep);

/** `89201-000`; incomplete input as far as it goes, and what fits no mask as it was typed. */
export function mascararCep(digitado: string): string {
  const d = normalizarCep(digitado);
  if (!/^\d{0,8}$/.test(d)) return digitado;
  return d.length > 5 ? `${d.slice(0, 5)}-${d.slice(5)}` : d;
}
