import { acompanharPai } from '@functions/derivacoes/acompanhar';
import { noticiarMovimentacao } from '@functions/nucleo/noticias';

export const onMovimentacaoWritten = acompanharPai(
  'ideias/{pai}/movimentacoes/{filho}',
  noticiarMovimentacao,
);
