/** What visitors see of votings follows from project, questionnaire and the companies in it. */
import {
  acertarUrna,
  acertarUrnas,
  acertarUrnasDaEmpresa,
  acertarUrnasDoProjeto,
} from '@functions/nucleo/urnas';
import { emTodos } from '@functions/nucleo/emTodos';
import { type Derivacao, nosDoisLados } from './derivacao';

export const votacoes: Derivacao = {
  nome: 'votações abertas ao público',
  de: [
    {
      documento: 'projetos/{projeto}',
      campos: ['nome', 'categoria', 'votacao', 'deletedAt'],
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
      corrigir: (escrita) =>
        emTodos(nosDoisLados(escrita, 'idProjeto'), (idProjeto) =>
          acertarUrnasDoProjeto(escrita.db, escrita.contexto, idProjeto),
        ),
    },
    {
      documento: '',
      campos: ['status', 'nomeFantasia', 'deletedAt'],
      corrigir: ({ db, contexto }) => acertarUrnasDaEmpresa(db, contexto),
    },
  ],
  todos: acertarUrnas,
};
