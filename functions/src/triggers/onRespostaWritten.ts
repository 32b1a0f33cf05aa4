import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onRespostaWritten = acompanhar('respostas/{resposta}');
