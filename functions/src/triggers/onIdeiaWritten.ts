import { anunciarPai } from '@functions/canais/anunciar';
import { acompanharPai } from '@functions/derivacoes/acompanhar';
import { noticiarEquipe } from '@functions/nucleo/noticias';
import { guardarVersao } from '@functions/nucleo/versoes';

export const onIdeiaWritten = acompanharPai('ideias/{pai}', (escrita, lugar) =>
  Promise.all([noticiarEquipe(escrita, lugar), guardarVersao(escrita, lugar), anunciarPai(escrita, lugar)]),
);
