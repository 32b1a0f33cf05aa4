/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { atividadeSchema } from './atividade';
import { marcoSchema } from './marco';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.sob(caminhos.ideia(EM, '{id}')).marcos}/{id}`,
    oQueE: 'Milestone with its responsible people',
    escrita: 'app',
    schema: marcoSchema,
    indices: ['deletedAt dataPrazo', 'deletedAt updatedAt-'],
    indicesDeGrupo: ['finishedAt dataPrazo'],
    campos: { createdBy: 'noGrupo', colaboradoresResponsaveis: 'noGrupo[]' },
  },
  {
    caminho: `${caminhos.atividades(EM)}/{ideia}_{marco}`,
    oQueE: 'Milestone as the lists show it (projection)',
    escrita: 'functions',
    schema: atividadeSchema,
    procurados: ['colaboradoresResponsaveis'],
    indices: [
      ...cruzar(['visibilidade', 'atuantes[]', 'leitores[]', 'iniciada'], nosDoisSentidos('dataPrazo')),
      // The first of these tell what is not concluded too.
      ...cruzar(['visibilidade', 'atuantes[]', 'leitores[]'], ['concluida dataPrazo']),
      'concluida dataPrazo-',
    ],
  },
];
