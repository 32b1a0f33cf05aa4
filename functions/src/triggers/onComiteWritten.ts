import { aoEscrever } from '@functions/gatilho';
import { notificarComite } from '@functions/nucleo/fatos';

/** News for who was called to the session, and for whose ideas are on its agenda. */
export const onComiteWritten = aoEscrever('comitesInovacao/{comite}', ({ db, contexto, id, antes, depois }) =>
  notificarComite(db, contexto, id('comite'), antes, depois),
);
