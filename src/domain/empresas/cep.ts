/** Postal codes: stored as eight digits, shown `#####-###` (part 1 §5). */
export const normalizarCep = (digitado: string) => digitado.replace(/\D/g, '');

export const cepCompleto = (cep: string) => /^\d{8}$/.test(cep);

/** `89201-000`; incomplete input is masked as far as it goes. */
export function mascararCep(digitado: string): string {
  const d = normalizarCep(digitado).slice(0, 8);
  return d.length > 5 ? `${d.slice(0, 5)}-${d.slice(5)}` : d;
}
