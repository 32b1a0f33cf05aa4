/** Places in the ranking. */
import type { Total } from '@/domain/comum/total';

/** Places of a page of means, best first; `antes` companies stand above the first. Equal means share one. */
export function lugaresDaPagina(medias: readonly (number | null)[], antes: number): (number | null)[] {
  let lugar = antes + 1;
  return medias.map((media, i) => {
    if (media === null) return null;
    if (i > 0 && media !== medias[i - 1]) lugar = antes + i + 1;
    return lugar;
  });
}

/** '3ª de 12'; beyond what is counted only that. */
export function lugarEmPalavras(acima: Total, quantas: Total | undefined): string {
  if (typeof acima !== 'number') return `abaixo da ${acima.aoMenos}ª`;
  const de =
    quantas === undefined
      ? ''
      : typeof quantas === 'number'
        ? ` de ${quantas}`
        : ` de mais de ${quantas.aoMenos}`;
  return `${acima + 1}ª${de}`;
}

/** Of fewer companies a share says nothing that the place does not say better. */
const MINIMO_DA_PARCELA = 10;

/**
 * What a place among so many says of the others, rounded down. Others with the same mean share the place, so it is never
 * 'above': who stands behind a place has that mean or a lower one.
 */
export function parcelaEmPalavras(posicao: number, total: number): string | undefined {
  if (total < MINIMO_DA_PARCELA) return undefined;
  if (posicao === 1) return 'Nenhuma outra empresa tem média maior.';
  const emDez = Math.floor((10 * (total - posicao)) / (total - 1));
  return emDez === 0
    ? undefined
    : `A média é igual ou maior que a de pelo menos ${emDez} em cada 10 das outras empresas.`;
}
