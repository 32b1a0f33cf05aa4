/** Collections of this folder that are not known by a name, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { movimentacaoDaTaticaSchema } from './movimentacao-da-tatica';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.daEmpresa(EM, 'movimentacoesDeTaticas')}/{id}`,
    oQueE: 'Movement of a tactic of a play',
    escrita: 'app',
    schema: movimentacaoDaTaticaSchema,
    indices: ['jogada createdAt-', 'tatica createdAt-'],
  },
];
