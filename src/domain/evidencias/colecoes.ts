/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM } from '@/domain/comum/colecao';
import {
  caminhosDasEvidencias,
  evidenciaRecebidaSchema,
  evidenciaSchema,
  lugarDaEvidenciaSchema,
} from './evidencia';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhosDasEvidencias.todas(EM)}/{id}`,
    oQueE: 'Evidence that the company shows: a file with its place, or a link',
    escrita: 'functions',
    schema: evidenciaSchema,
    campos: { expiraEm: 'noGrupo' },
    indices: ['idEmpresa idQuestionario deletedAt createdAt-'],
  },
  {
    caminho: `${caminhosDasEvidencias.lugares(EM)}/{questionario_lugar}`,
    oQueE: 'Place of a file among the five of a company and questionnaire',
    escrita: 'functions',
    schema: lugarDaEvidenciaSchema,
  },
  {
    caminho: `${caminhosDasEvidencias.recebidas(EM)}/{id}`,
    oQueE: 'The same evidence as the organiser sees and checks it',
    escrita: 'functions',
    schema: evidenciaRecebidaSchema,
    indices: cruzar(
      ['deletedAt', 'deletedAt idQuestionario', 'deletedAt idEmpresaColaborador', 'deletedAt busca[]'],
      ['createdAt-'],
    ),
  },
];
