import { acompanhar } from '@functions/derivacoes/acompanhar';
import { notificarPontos } from '@functions/nucleo/fatos';

/** Who earned them is told. */
export const onPontosWritten = acompanhar('historicoPontosPerColaborador/{entrada}', ({ db, contexto, id }) =>
  notificarPontos(db, contexto, id('entrada')),
);
