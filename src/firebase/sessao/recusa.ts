/** Word of a refusal by the rules or a function: what somebody may do has perhaps changed (acompanharAcesso.ts). */
const ouvintes = new Set<() => void>();

/** Calls back at every refusal of a query or mutation; the function it gives stops. */
export function aoSerRecusado(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/** The caches of queryClient.ts say so, because every query and mutation ends there. */
export function avisarRecusa(): void {
  for (const ouvinte of ouvintes) ouvinte();
}
