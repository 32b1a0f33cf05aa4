/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { comunicadoSchema } from './comunicado';
import { seguindoSchema } from './seguindo';
import { caixaSchema, notificacaoSchema, preferenciasSchema } from './notificacao';

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.caixa(EM, '{uid}'),
    oQueE: 'Inbox of a person: how many notifications are unread',
    escrita: 'app e functions',
    schema: caixaSchema,
  },
  {
    caminho: `${caminhos.notificacoes(EM, '{uid}')}/{id}`,
    oQueE: 'Notification; holds ids, no text of anybody',
    escrita: 'app e functions',
    schema: notificacaoSchema,
    indices: [
      'quem createdAt',
      'noProduto createdAt-',
      ...cruzar(['noProduto lidaEm'], nosDoisSentidos('createdAt')),
    ],
    indicesDeGrupo: ['lidaEm createdAt'],
    campos: { expiraEm: 'ttl', origem: 'soNoGrupo' },
  },
  {
    caminho: caminhos.preferencias(EM, '{uid}'),
    oQueE: 'Kinds of notification a person switched off',
    escrita: 'app',
    schema: preferenciasSchema,
  },
  {
    caminho: caminhos.seguindo(EM, '{uid}'),
    oQueE: 'Initiatives and people that a person follows, and stopped following',
    escrita: 'app',
    schema: seguindoSchema,
    procurados: ['ideias', 'desafios', 'pessoas', 'semIdeias', 'semDesafios'],
  },
  {
    caminho: `${caminhos.comunicados(EM)}/{dia}`,
    oQueE: 'Announcement of an administrator to the company or some sectors; the id is its day',
    escrita: 'functions',
    schema: comunicadoSchema,
  },
];
