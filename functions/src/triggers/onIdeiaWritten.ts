import { acompanharPai } from '@functions/derivacoes/acompanhar';
import { noticiarEquipe } from '@functions/nucleo/fatos';

export const onIdeiaWritten = acompanharPai('ideias/{pai}', noticiarEquipe);
