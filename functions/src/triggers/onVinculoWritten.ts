import { aoEscrever } from '@functions/gatilho';
import { noticiarVinculo } from '@functions/nucleo/noticias';

/** News for the person whose challenge an idea answers. */
export const onVinculoWritten = aoEscrever('vinculosDeIdeias/{vinculo}', noticiarVinculo);
