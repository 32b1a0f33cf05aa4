import { acompanharPai } from '@functions/derivacoes/acompanhar';

export const onConflitoWritten = acompanharPai('ideias/{pai}/conflitosDeInteresse/{filho}');
