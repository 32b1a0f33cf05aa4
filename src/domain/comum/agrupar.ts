/** Items by key, in the order in which keys first appear: Map.groupBy, which browsers before 2024 and Node 20 lack. */
export function agrupar<T, C>(itens: Iterable<T>, chaveDe: (item: T) => C): Map<C, T[]> {
  const grupos = new Map<C, T[]>();
  for (const item of itens) {
    const chave = chaveDe(item);
    const grupo = grupos.get(chave);
    if (grupo) grupo.push(item);
    else grupos.set(chave, [item]);
  }
  return grupos;
}
