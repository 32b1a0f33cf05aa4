/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { empresaSchema } from './empresa';
import { empresaDaSessaoSchema } from './empresa-da-sessao';

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.empresa(EM),
    oQueE: 'Company of a licensee',
    escrita: 'functions',
    schema: empresaSchema,
    indices: cruzar(
      ['role', 'status', 'deletedAt', 'createdBy', 'colaboradores[]', 'busca[]'],
      [...nosDoisSentidos('nomeEmOrdem'), ...nosDoisSentidos('createdAt')],
    ),
  },
  {
    caminho: caminhos.apresentacao(EM),
    oQueE: 'What everybody of the company reads of it: name, picture, state, sectors',
    escrita: 'functions',
    schema: empresaDaSessaoSchema,
  },
];
