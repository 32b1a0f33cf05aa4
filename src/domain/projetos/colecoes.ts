/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, COMECADOS_HOJE, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { quantidadeSchema } from '@/domain/comum/quantidades';
import { projetoSchema } from './projeto';
import { regiaoSchema, regioesDe } from './regiao';
import { caminhosDoStatus, projetoInscritoSchema, statusSchema } from './status';

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.projeto(EM, '{id}'),
    oQueE: 'Project of an award or diagnostic programme',
    escrita: 'app',
    schema: projetoSchema,
    procurados: ['embaixadores', 'embaixadoresPessoas'],
    indices: [
      COMECADOS_HOJE,
      ...cruzar(
        ['deletedAt', 'busca[]'],
        ['nomeEmOrdem anoVigencia', 'nomeEmOrdem- anoVigencia-', ...nosDoisSentidos('anoVigencia')],
      ),
    ],
  },
  {
    caminho: `${caminhosDoStatus.status(EM)}/{idProjeto_idEmpresa}`,
    oQueE: 'Company in a project: its phase with history, how it came in',
    escrita: 'functions',
    schema: statusSchema,
    campos: { idEmpresa: 'noGrupo' },
    indices: [
      'idEmpresa deletedAt createdAt-',
      ...cruzar(
        [
          'idProjeto deletedAt',
          'idProjeto deletedAt status',
          'idProjeto deletedAt categoria',
          'idProjeto deletedAt habilitada',
          'idProjeto deletedAt busca[]',
        ],
        [...nosDoisSentidos('nomeEmOrdem'), ...nosDoisSentidos('createdAt')],
      ),
    ],
  },
  {
    caminho: `${regioesDe(EM, '{projeto}')}/{id}`,
    oQueE: 'Region of a project: criteria, and the companies that belong to it',
    escrita: 'app e functions',
    schema: regiaoSchema,
    indices: cruzar(['deletedAt', 'deletedAt busca[]'], nosDoisSentidos('nomeEmOrdem')),
  },
  {
    caminho: caminhos.quantidade(caminhos.projeto(EM, '{id}'), '{oQue}'),
    oQueE: 'How many regions a project has, removed ones too; past MAXIMO nobody adds another one',
    escrita: 'functions',
    schema: quantidadeSchema,
  },
  {
    caminho: `${caminhosDoStatus.inscritos(EM)}/{empresaId_idProjeto}`,
    oQueE: 'Project that the company takes part in, as it may see it',
    escrita: 'functions',
    schema: projetoInscritoSchema,
    indices: ['deletedAt anoVigencia-'],
  },
];
