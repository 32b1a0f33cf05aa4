import { aoEscrever } from '@functions/gatilho';
import { notificarMovimentacao } from '@functions/nucleo/fatos';

/** Tells the idea's people that the committee moved it. A movement is never changed, so only its creation matters. */
export const onMovimentacaoWritten = aoEscrever(
  'ideias/{ideia}/movimentacoes/{movimentacao}',
  async ({ db, contexto, id, antes }) => {
    if (!antes) await notificarMovimentacao(db, contexto, id('ideia'), id('movimentacao'));
  },
);
