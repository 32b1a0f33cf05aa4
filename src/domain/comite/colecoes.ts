/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { cartelaSchema, criteriosSchema } from './cartela';
import { comiteSchema } from './comite';
import { comiteAtividadeSchema } from './comite-atividade';
import { declaracaoSchema } from './comite-declaracao';
import { decisaoSchema } from './comite-decisao';
import { conflitoSchema } from './conflito';
import { movimentacaoSchema } from './movimentacao';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.sob(caminhos.ideia(EM, '{id}')).movimentacoes}/{id}`,
    oQueE: 'Movement by the committee',
    escrita: 'app',
    schema: movimentacaoSchema,
    indices: ['deletedAt createdAt-'],
    campos: { createdBy: 'noGrupo' },
  },
  {
    caminho: `${caminhos.sob(caminhos.ideia(EM, '{id}')).conflitos}/{uid}`,
    oQueE: 'Conflict of interest: who may not move which parent; created once',
    escrita: 'app',
    schema: conflitoSchema,
    campos: { createdBy: 'noGrupo' },
  },
  {
    caminho: `${caminhos.cartelas(caminhos.ideia(EM, '{id}'), '{rodada}')}/{uid}`,
    oQueE: 'Score card: what a member of the committee gives in one round; created once, blind',
    escrita: 'app',
    schema: cartelaSchema,
    campos: { createdBy: 'noGrupo' },
  },
  {
    caminho: caminhos.criterios(EM, '{pais}'),
    oQueE: 'Criteria by which the committee scores a kind of parent',
    escrita: 'app',
    schema: criteriosSchema,
  },
  {
    caminho: caminhos.comite(EM, '{numero}'),
    oQueE: 'Innovation committee, one session; the number is the id, so that one at a time runs',
    escrita: 'app',
    schema: comiteSchema,
    procurados: ['participantesReferences'],
  },
  {
    caminho: `${caminhos.decisoes(EM, '{numero}')}/{pais}.{pai}.{movimentacao}`,
    oQueE: 'Movement made while the session ran, as the minutes keep it',
    escrita: 'functions',
    schema: decisaoSchema,
    campos: { createdBy: 'noGrupo' },
  },
  {
    caminho: `${caminhos.declaracoes(EM, '{numero}')}/{pais}.{pai}.{uid}`,
    oQueE: 'That somebody declared a conflict of interest, or took it back, while the session ran',
    escrita: 'functions',
    schema: declaracaoSchema,
  },
  {
    caminho: `${caminhos.comiteAtividades(EM)}/{id}`,
    oQueE: 'Step of a session, or rule created or removed; append-only',
    escrita: 'app e functions',
    schema: comiteAtividadeSchema,
  },
];
