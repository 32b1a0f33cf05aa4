/** What a company is told of evaluators' words (decisions P387). */
import { agrupar } from '@/domain/comum/agrupar';
import type { Nota } from './nota';
import type { Palavras } from './resultado-publicado';

/** The words of scores that count, by group. */
export function palavrasDe(
  notas: readonly Pick<Nota, 'grupo' | 'nota' | 'justificativa' | 'desconsiderado' | 'impedida'>[],
): Palavras {
  const contam = notas.filter(
    ({ nota, desconsiderado, impedida }) => nota !== null && !desconsiderado && impedida !== true,
  );
  const porGrupo = agrupar(contam, ({ grupo }) => grupo);
  return Object.fromEntries(
    [...porGrupo].map(([grupo, delas]) => [
      grupo,
      delas
        .map(({ justificativa }) => justificativa)
        .toSorted((a, b) => a.localeCompare(b, 'pt-BR') || (a < b ? -1 : 1)),
    ]),
  );
}

export const letrasDe = (palavras: Palavras): number =>
  Object.values(palavras)
    .flat()
    .reduce((soma, { length }) => soma + length, 0);
