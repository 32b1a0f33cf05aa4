/** Brazilian phone numbers: kept as digits with area code and without country code, shown by ui/texto/formatos.ts. */
import * as z from 'zod/mini';

/** '+55 (47) 99880-0100' → '47998800100'. */
export function normalizarTelefone(texto: string): string {
  const digitos = texto.replace(/\D/g, '');
  return digitos.length > 11 && digitos.startsWith('55') ? digitos.slice(2) : digitos;
}

const COMO_SE_ESCREVE = 'Informe o telefone com DDD, por exemplo (47) 99880-0100';

/** '' (none) or area code and number of 8 or 9 digits. */
export const campoDeTelefone = () =>
  z.string().check(z.overwrite(normalizarTelefone), z.regex(/^(\d{10,11})?$/, COMO_SE_ESCREVE));

/** True iff the digits are an area code and a number of eight or nine digits. */
export const telefoneValido = (telefone: string) => /^[1-9]\d(\d{8}|9\d{8})$/.test(telefone);

/** The same, required. */
export const campoDeTelefoneObrigatorio = () =>
  z
    .string()
    .check(
      z.overwrite(normalizarTelefone),
      z.minLength(1, { error: 'Telefone obrigatório', abort: true }),
      z.refine(telefoneValido, COMO_SE_ESCREVE),
    );

/** `(51) 99999-0000`, `(51) 3333-0000`; incomplete input is masked as far as it goes. */
export function mascararTelefone(digitado: string): string {
  const d = normalizarTelefone(digitado).slice(0, 11);
  if (d.length <= 2) return d;
  const numero = d.slice(2);
  const corte = numero.length > 8 ? 5 : 4;
  const fim = numero.length > corte ? `-${numero.slice(corte)}` : '';
  return `(${d.slice(0, 2)}) ${numero.slice(0, corte)}${fim}`;
}
