import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onRegulamentoWritten = acompanhar('regulamentosIdeias/{regulamento}');
