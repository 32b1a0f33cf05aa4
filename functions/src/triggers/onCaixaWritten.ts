import { acompanhar } from '@functions/derivacoes/acompanhar';
import { aoAlterar } from '@functions/gatilho';

/** After 'Marcar todas como lidas'; the count's own writes find nothing to correct. */
export const onCaixaWritten = acompanhar('caixas/{uid}', undefined, aoAlterar);
