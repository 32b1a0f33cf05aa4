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
