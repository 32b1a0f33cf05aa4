import { aoEscrever } from '@functions/gatilho';
import { notificarComite } from '@functions/nucleo/noticias';

/** News for people who were called to the session, and for authors of the ideas on its agenda. */
export const onComiteWritten = aoEscrever('comitesInovacao/{comite}', ({ db, contexto, id, antes, depois }) =>
  notificarComite(db, contexto, id('comite'), antes, depois),
);
