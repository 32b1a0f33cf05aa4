/**
 * Phone numbers: Brazilian ones are kept as digits with area code and without country code, 0800 ones as digits, those of
 * other countries with '+'. Shown by ui/texto/formatosRaros.ts. What is none of these stays as it was typed.
 */
import * as z from 'zod/mini';

/** '+55 (47) 99880-0100' → '47998800100'; '+351 912 345 678' → '+351912345678'; 'ramal 12' stays. */
export function normalizarTelefone(texto: string): string {
  const simples = texto
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim();
  if (!/^\+?[\d\s().-]*$/.test(simples)) return simples;
  const digitos = simples.replace(/\D/g, '');
  if (simples.startsWith('+')) return digitos.startsWith('55') ? digitos.slice(2) : `+${digitos}`;
  // Written with signs, 55 is an area code, and what follows may be a digit too many.
  return /^55[\d\s]*$/.test(simples) && digitos.length > 11 ? digitos.slice(2) : digitos;
}

const GRATUITO = /^0[3589]00\d{7}$/;
const ESTRANGEIRO = /^\+(?!55)[1-9]\d{6,14}$/;

/** True iff the normalised text is an area code with a number of eight or nine digits, a 0800 or a foreign number. */
export const telefoneValido = (telefone: string) =>
  /^[1-9]\d([2-8]\d{7}|9\d{7,8})$/.test(telefone) || GRATUITO.test(telefone) || ESTRANGEIRO.test(telefone);

/** What to do about a text that is no number. */
function recusaDoTelefone(telefone: string): string {
  if (/\p{L}/u.test(telefone)) return 'Escreva só o telefone, sem ramal nem outro texto.';
  if (/^0[1-9]/.test(telefone)) return 'Escreva o DDD sem o zero da frente, por exemplo (47) 99880-0100';
  return telefone.length > 11
    ? 'Escreva um telefone só, com DDD; o de outro país começa com + e o código do país.'
    : 'Informe o telefone com DDD, por exemplo (47) 99880-0100';
}

const umTelefone = (opcional: boolean) =>
  z.refine<string>((telefone) => (opcional && telefone === '') || telefoneValido(telefone), {
    error: ({ input }) => recusaDoTelefone(String(input)),
  });

/** '' (none) or a telephone number. */
export const campoDeTelefone = () => z.string().check(z.overwrite(normalizarTelefone), umTelefone(true));

/** The same, required. */
export const campoDeTelefoneObrigatorio = () =>
  z
    .string()
    .check(
      z.overwrite(normalizarTelefone),
      z.minLength(1, { error: 'Telefone obrigatório', abort: true }),
      umTelefone(false),
    );

/** `(51) 99999-0000`, `0800 777 2828`; incomplete input as far as it goes, and what fits no mask as it was typed. */
export function mascararTelefone(digitado: string): string {
  const d = normalizarTelefone(digitado);
  if (!/^\d{0,11}$/.test(d)) return digitado;
  if (/^0[3589]00/.test(d)) return [d.slice(0, 4), d.slice(4, 7), d.slice(7)].filter(Boolean).join(' ');
  if (d.startsWith('0')) return digitado;
  if (d.length <= 2) return d;
  const numero = d.slice(2);
  const corte = numero.length > 8 ? 5 : 4;
  const fim = numero.length > corte ? `-${numero.slice(corte)}` : '';
  return `(${d.slice(0, 2)}) ${numero.slice(0, corte)}${fim}`;
}
