import { aoEscrever } from '@functions/gatilho';
import { notificarComentario, retirarComentario } from '@functions/nucleo/fatos';
import { contarComentarios } from '@functions/nucleo/totais';

/** The idea's total, and the news of the comment. */
export const onComentarioWritten = aoEscrever(
  'ideias/{ideia}/comentarios/{comentario}',
  async ({ db, contexto, id, depois }) => {
    const [ideia, comentario] = [id('ideia'), id('comentario')];
    const removido = depois === undefined || Boolean(depois['deletedAt']);
    await Promise.all([
      contarComentarios(db, contexto, ideia),
      removido
        ? retirarComentario(db, contexto, ideia, comentario)
        : notificarComentario(db, contexto, ideia, comentario),
    ]);
  },
);
