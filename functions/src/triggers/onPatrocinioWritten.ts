import { acompanharPai } from '@functions/derivacoes/acompanhar';

export const onPatrocinioWritten = acompanharPai('ideias/{pai}/ideiasActivitiesPerColaborador/{filho}');
