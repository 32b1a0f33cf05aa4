import { aoEscrever } from '@functions/gatilho';
import { contarNaoLidas } from '@functions/nucleo/naoLidas';

/** The number on the bell. */
export const onNotificacaoWritten = aoEscrever(
  'caixas/{uid}/notificacoes/{notificacao}',
  ({ db, contexto, id }) => contarNaoLidas(db, contexto, id('uid')),
);
