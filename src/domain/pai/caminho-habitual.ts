import type { TipoDePai } from './pai';

/** Statuses by which a kind usually comes from its first one to its last, in order. */
export function caminhoHabitual({ movimento: { proximo } }: Pick<TipoDePai, 'movimento'>): string[] {
  const caminho: string[] = [];
  let status = Object.keys(proximo)[0];
  while (status !== undefined && !caminho.includes(status)) {
    caminho.push(status);
    status = proximo[status];
  }
  return caminho;
}
