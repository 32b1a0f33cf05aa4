/** Regions of the report's companies, whose names are read apart. */
import type { Premio } from './premio.data';

/** What a region is called whose name did not come. */
export const SEM_NOME = 'Região';

export const idsDasRegioes = ({ facetas }: Pick<Premio, 'facetas'>) =>
  facetas.regiao.map(({ valor }) => valor).filter(Boolean);

/** `nomes` in the order of `ids`. */
export const nomesDasRegioes = (
  ids: readonly string[],
  nomes: readonly string[] = [],
): ReadonlyMap<string, string> => new Map(ids.map((id, i) => [id, nomes[i] || SEM_NOME]));
