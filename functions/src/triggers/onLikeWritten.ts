import { aoEscrever } from '@functions/gatilho';
import { contarLikes } from '@functions/nucleo/totais';

export const onLikeWritten = aoEscrever('ideias/{ideia}/likes/{uid}', ({ db, contexto, id }) =>
  contarLikes(db, contexto, id('ideia')),
);
