/** What visitors see of votings follows from project, questionnaire and the companies in it. */
import {
  acertarUrna,
  acertarUrnas,
  acertarUrnasDaEmpresa,
  acertarUrnasDoProjeto,
} from '@functions/nucleo/urnas';
import type { Derivacao } from './derivacao';

export const votacoes: Derivacao = {
  nome: 'votações abertas ao público',
  de: [
    {
      documento: 'projetos/{projeto}',
      campos: ['nome', 'votacao', 'deletedAt'],
      corrigir: ({ db, contexto, id }) => acertarUrnasDoProjeto(db, contexto, id('projeto')),
    },
    {
      documento: 'questionarios/{questionario}',
      campos: ['idProjeto', 'deletedAt'],
      corrigir: ({ db, contexto, id }) => acertarUrna(db, contexto, id('questionario')),
    },
    {
      documento: 'status/{status}',
      campos: ['nomeFantasia', 'nomeEmOrdem', 'categoria', 'status', 'deletedAt'],
      corrigir: async ({ db, contexto, antes, depois }) => {
        const idProjeto = (depois ?? antes)?.['idProjeto'];
        if (typeof idProjeto === 'string') await acertarUrnasDoProjeto(db, contexto, idProjeto);
      },
    },
    {
      documento: '',
      campos: ['status', 'nomeFantasia', 'deletedAt'],
      corrigir: ({ db, contexto }) => acertarUrnasDaEmpresa(db, contexto),
    },
  ],
  todos: acertarUrnas,
};
