import { acompanhar } from '@functions/derivacoes/acompanhar';
import { notificarPontos } from '@functions/nucleo/noticias';

/** The person who earned them is told, and so is the one who loses them. */
export const onPontosWritten = acompanhar('historicoPontosPerColaborador/{entrada}', (escrita) =>
  notificarPontos(escrita, escrita.id('entrada')),
);
