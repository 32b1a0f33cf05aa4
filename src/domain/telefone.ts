/** Brazilian phone numbers: stored as digits with area code, shown masked (part 1 §9). */
import * as z from 'zod/mini';

/** Digits only, without the country code 55 that some sources put before the area code. */
export function normalizarTelefone(digitado: string): string {
  const digitos = digitado.replace(/\D/g, '');
  return /^55\d{10,11}$/.test(digitos) ? digitos.slice(2) : digitos;
}

/** True iff the digits are an area code and a number of eight or nine digits. */
export const telefoneValido = (telefone: string) => /^[1-9]\d(\d{8}|9\d{8})$/.test(telefone);

/** `(51) 99999-0000`, `(51) 3333-0000`; incomplete input is masked as far as it goes. */
export function mascararTelefone(digitado: string): string {
  const d = normalizarTelefone(digitado).slice(0, 11);
  if (d.length <= 2) return d;
  const numero = d.slice(2);
  const corte = numero.length > 8 ? 5 : 4;
  const fim = numero.length > corte ? `-${numero.slice(corte)}` : '';
  return `(${d.slice(0, 2)}) ${numero.slice(0, corte)}${fim}`;
}

/** Form field: what is typed with or without mask becomes digits. */
export const telefone = () =>
  z.string().check(z.overwrite(normalizarTelefone), z.refine(telefoneValido, 'Telefone inválido'));
