import { acompanharPai } from '@functions/derivacoes/acompanhar';

export const onLikeWritten = acompanharPai('ideias/{pai}/likes/{filho}');
