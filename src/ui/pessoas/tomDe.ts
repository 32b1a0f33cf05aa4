export const TONS = 6;

/** One of the tints of initials, the same wherever the name stands. */
export function tomDe(nome: string): number {
  let soma = 0;
  for (const letra of nome) soma += letra.codePointAt(0) ?? 0;
  return soma % TONS;
}
