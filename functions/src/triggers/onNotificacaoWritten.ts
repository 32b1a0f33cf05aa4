import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onNotificacaoWritten = acompanhar('caixas/{uid}/notificacoes/{notificacao}');
