import { aoEscrever } from '@functions/gatilho';
import { contarComentarios } from '@functions/nucleo/totais';

export const onComentarioWritten = aoEscrever(
  'ideias/{ideia}/comentarios/{comentario}',
  ({ db, contexto, id }) => contarComentarios(db, contexto, id('ideia')),
);
