import { acompanhar } from '@functions/derivacoes/acompanhar';
import { notificarPontos } from '@functions/nucleo/fatos';

/** Who earned them is told, and who loses them. */
export const onPontosWritten = acompanhar('historicoPontosPerColaborador/{entrada}', (escrita) =>
  notificarPontos(escrita, escrita.id('entrada')),
);
