/** Collections of this folder, one row each; kinds that a module guards have theirs with their schema (src/domain/comum/colecao.ts). */
import { type Colecao, COMECADOS_HOJE, EM, linhaDe } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { documentosDoIncentivo } from './documento';
import { movimentacaoDaTaticaSchema } from './movimentacao-da-tatica';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.daEmpresa(EM, 'movimentacoesDeTaticas')}/{id}`,
    oQueE: 'Movement of a tactic of a play',
    escrita: 'app',
    schema: movimentacaoDaTaticaSchema,
    indices: ['jogada createdAt-', 'tatica createdAt-', COMECADOS_HOJE],
  },
  linhaDe(documentosDoIncentivo),
];
