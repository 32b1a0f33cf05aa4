import { exemploDe } from '@tests/support/exemplos';
import { jogadas } from './jogada';

export const umaJogada = exemploDe(jogadas, {
  nome: 'Loja junto do cliente',
  descricao: 'Pontos de venda pequenos onde o cliente já está.',
  tipoDeJogada: 'canal',
  nomeTipoDeJogada: 'Canal',
  ambicao: 'Adjacente' as const,
  segmento: 'Varejo',
  sugerida: false,
});
