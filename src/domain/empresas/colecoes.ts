/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/paths';
import { empresaSchema } from './empresa';
import { licenciadaSchema } from './licenciada';

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.licenciada('{licenciadaId}'),
    oQueE: 'Licensee: owns companies; written by platform MASTERs',
    escrita: 'app',
    schema: licenciadaSchema,
    indices: cruzar(['deletedAt'], [...nosDoisSentidos('nomeEmOrdem'), ...nosDoisSentidos('createdAt')]),
  },
  {
    caminho: caminhos.empresa(EM),
    oQueE: 'Company of a licensee',
    escrita: 'functions',
    schema: empresaSchema,
    indices: cruzar(
      ['role', 'deletedAt', 'createdBy', 'colaboradores[]', 'busca[]'],
      [...nosDoisSentidos('nomeEmOrdem'), ...nosDoisSentidos('createdAt')],
    ),
  },
];
