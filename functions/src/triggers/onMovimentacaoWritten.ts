import { aoEscrever } from '@functions/gatilho';
import { registrarDecisao } from '@functions/nucleo/comite';
import { notificarMovimentacao } from '@functions/nucleo/fatos';

/**
 * Tells the idea's people that the committee moved it, and the minutes of the session in which it did. A movement is
 * never changed, so only its creation matters.
 */
export const onMovimentacaoWritten = aoEscrever(
  'ideias/{ideia}/movimentacoes/{movimentacao}',
  async ({ db, contexto, id, antes }) => {
    if (antes) return;
    const [ideia, movimentacao] = [id('ideia'), id('movimentacao')];
    await Promise.all([
      registrarDecisao(db, contexto, ideia, movimentacao),
      notificarMovimentacao(db, contexto, ideia, movimentacao),
    ]);
  },
);
