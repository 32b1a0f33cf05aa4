/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, linhaDe, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { regulamentosDesafios } from './regulamento-desafios';
import { campanhaSchema, regulamentoIdeiasSchema } from './regulamento-ideias';

const indicesDoRegulamento = [
  ...cruzar(['deletedAt'], nosDoisSentidos('dataFinal')),
  'deletedAt dataFinal dataInicial',
  ...cruzar(['deletedAt', 'busca[]'], ['createdAt-', ...nosDoisSentidos('nomeEmOrdem')]),
];

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.regulamentoIdeias(EM, '{id}'),
    oQueE: 'Idea rules',
    escrita: 'app',
    schema: regulamentoIdeiasSchema,
    indices: indicesDoRegulamento,
  },
  { ...linhaDe(regulamentosDesafios), indices: indicesDoRegulamento },
  {
    caminho: `${caminhos.campanhas(EM, '{id}')}/{id}`,
    oQueE: 'Incentive campaign',
    escrita: 'app',
    schema: campanhaSchema,
    indices: ['deletedAt dataInicial-', 'deletedAt setores[] dataFinal dataInicial'],
  },
];
