/** Totals of a kind's public parents by status in words: the filter buttons of its list. */
import type { TipoDePai } from './pai';

/** Only statuses that have any, in the order of the kind. */
export const contagemPorStatus = (
  { aparencia }: Pick<TipoDePai, 'aparencia'>,
  contador: { porStatus: Readonly<Partial<Record<string, number>>> } | null,
) =>
  Object.entries(aparencia).flatMap(([valor, { rotulo }]) => {
    const total = contador?.porStatus[valor] ?? 0;
    return total > 0 ? [{ valor, rotulo, total }] : [];
  });
