import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onNotaWritten = acompanhar('notas/{nota}');
