import { acompanharPai } from '@functions/derivacoes/acompanhar';
import { noticiarComentario } from '@functions/nucleo/noticias';

export const onComentarioWritten = acompanharPai('ideias/{pai}/comentarios/{filho}', noticiarComentario);
