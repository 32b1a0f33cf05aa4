/** Brazilian phone numbers: kept as digits with area code and without country code, shown by ui/formatos.ts. */
import * as z from 'zod/mini';

/** '+55 (47) 99880-0100' → '47998800100'. */
export function normalizarTelefone(texto: string): string {
  const digitos = texto.replace(/\D/g, '');
  return digitos.length > 11 && digitos.startsWith('55') ? digitos.slice(2) : digitos;
}

/** '' (none) or area code and number of 8 or 9 digits. */
export const campoDeTelefone = () =>
  z
    .string()
    .check(
      z.overwrite(normalizarTelefone),
      z.regex(/^(\d{10,11})?$/, 'Informe o telefone com DDD, por exemplo (47) 99880-0100'),
    );
