/** What follows from immersions: news for the people enrolled in them. */
import { acompanhar } from '@functions/derivacoes/acompanhar';
import { noticiarCronograma, noticiarEvento, noticiarInscricao } from '@functions/nucleo/noticiasDeImersoes';

export const onCronogramaWritten = acompanhar('cronogramaDesafio/{cronograma}', noticiarCronograma);
export const onEventoWritten = acompanhar('cronogramaDesafio/{cronograma}/event/{evento}', noticiarEvento);
export const onInscricaoWritten = acompanhar(
  'cronogramaDesafio/{cronograma}/inscricoes/{uid}',
  noticiarInscricao,
);
