import { aoAlterar } from '@functions/gatilho';
import { contarNaoLidas } from '@functions/nucleo/naoLidas';

/** After 'Marcar todas como lidas'; the count's own writes find nothing to correct. */
export const onCaixaWritten = aoAlterar('caixas/{uid}', ({ db, contexto, id }) =>
  contarNaoLidas(db, contexto, id('uid')),
);
