/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { ideiaSchema } from './ideia';
import { somasPorDiaSchema } from '@/domain/pai/somas-por-dia';
import { versaoSchema } from './versao';
import { vinculoSchema } from './vinculo';

/** What lists of ideas ask to be equal, in every order they can be sorted by. */
const LISTADAS_POR = [
  'visibilidade',
  'createdBy',
  'participantesReferences[]',
  'status',
  'busca[]',
  // The filters of the list; the author's and the rule's meet each of the two lists (decisions P453).
  'autorReference',
  'regulamentoReference',
  'setores[]',
  'objetivo[]',
];

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.contador(EM, 'ideias-{ano}'),
    oQueE: 'Public ideas by day of registration (`MM-DD`), with what they gathered',
    escrita: 'functions',
    schema: somasPorDiaSchema,
    campos: { dias: 'semIndice' },
  },
  {
    caminho: caminhos.ideia(EM, '{id}'),
    oQueE: 'Idea',
    escrita: 'app e functions',
    schema: ideiaSchema,
    procurados: ['implementadoresReferences'],
    indices: [
      'patrocinadoresReferences[] createdAt-',
      // The ranking by likes, and the place of one's best idea in it.
      ...cruzar(['visibilidade'], nosDoisSentidos('rankingByLikes.totalLikes')),
      'createdBy rankingByLikes.totalLikes-',
      'visibilidade updatedAt-',
      ...cruzar(LISTADAS_POR, ['createdAt-']),
      ...cruzar(LISTADAS_POR, [
        ...nosDoisSentidos('tituloEmOrdem'),
        ...nosDoisSentidos('rankingByMoedas.totalMoedas'),
        ...nosDoisSentidos('publishedAt'),
      ]),
    ],
  },
  {
    caminho: `${caminhos.versoes(caminhos.ideia(EM, '{id}'))}/{evento}`,
    oQueE: 'What a published idea said before it was changed or removed',
    escrita: 'functions',
    schema: versaoSchema,
    indices: ['reservada createdAt-'],
    campos: { textos: 'semIndice' },
  },
  {
    caminho: `${caminhos.vinculosDeIdeias(EM)}/{pontas}`,
    oQueE: 'Link of a public idea with another, or with the challenge it answers',
    escrita: 'functions',
    schema: vinculoSchema,
    indices: ['deletedAt publicas pontas[] createdAt-'],
  },
];
