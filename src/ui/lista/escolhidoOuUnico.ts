/** The one the address names; while it names none, the only one there is. */
export const escolhidoOuUnico = <T extends { id: string }>(
  lista: readonly T[],
  id: string | null,
): T | undefined =>
  id === null ? (lista.length === 1 ? lista[0] : undefined) : lista.find((um) => um.id === id);
