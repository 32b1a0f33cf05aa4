import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onRegulamentoDesafiosWritten = acompanhar('regulamentosDesafios/{regulamento}');
