import { acompanharPai } from '@functions/derivacoes/acompanhar';

export const onMarcoWritten = acompanharPai('ideias/{pai}/marcos/{filho}');
