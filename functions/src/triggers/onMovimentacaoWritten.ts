import { aoEscrever } from '@functions/gatilho';
import { registrarDecisao } from '@functions/nucleo/comite';

/** Minutes of the committee: what was moved while a session ran. */
export const onMovimentacaoWritten = aoEscrever(
  'ideias/{ideia}/movimentacoes/{movimentacao}',
  ({ db, contexto, id }) => registrarDecisao(db, contexto, id('ideia'), id('movimentacao')),
);
