/** What lies under a challenge follows the same as what lies under an idea: one line each. */
import { anunciarPai } from '@functions/canais/anunciar';
import { acompanhar, acompanharPai } from '@functions/derivacoes/acompanhar';
import { noticiarComentario, noticiarEquipe, noticiarMovimentacao } from '@functions/nucleo/noticias';
import { guardarVersao } from '@functions/nucleo/versoes';

export const onDesafioWritten = acompanharPai('desafios/{pai}', (escrita, lugar) =>
  Promise.all([noticiarEquipe(escrita, lugar), guardarVersao(escrita, lugar), anunciarPai(escrita, lugar)]),
);
export const onComentarioDeDesafioWritten = acompanharPai(
  'desafios/{pai}/comentarios/{filho}',
  noticiarComentario,
);
export const onMovimentacaoDeDesafioWritten = acompanharPai(
  'desafios/{pai}/movimentacoes/{filho}',
  noticiarMovimentacao,
);
export const onConflitoDeDesafioWritten = acompanharPai('desafios/{pai}/conflitosDeInteresse/{filho}');
export const onPatrocinioDeDesafioWritten = acompanharPai(
  'desafios/{pai}/desafiosActivitiesPerColaborador/{filho}',
);
export const onCategoriaDeDesafioWritten = acompanhar('desafioCategorias/{id}');
