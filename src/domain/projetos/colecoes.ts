/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/paths';
import { apoioSchema, projetoSchema } from './projeto';

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.projeto(EM, '{id}'),
    oQueE: 'Project of an award or diagnostic programme',
    escrita: 'app',
    schema: projetoSchema,
    indices: cruzar(
      ['deletedAt', 'busca[]'],
      ['nomeEmOrdem anoVigencia', 'nomeEmOrdem- anoVigencia-', ...nosDoisSentidos('anoVigencia')],
    ),
  },
  {
    caminho: `${caminhos.licenciados(EM)}/{id}`,
    oQueE:
      'Licensed entity of projects; `embaixadores` (entities) and `embaixadoresPessoas` (people) are alike',
    escrita: 'app',
    schema: apoioSchema,
  },
];
