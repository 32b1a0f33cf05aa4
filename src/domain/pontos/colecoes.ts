/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { extratoSchema } from './extrato';
import { carteiraSchema, patrocinioSchema } from './patrocinio';
import { pontosSchema, rankingSchema } from './pontos';
import { vagasSchema } from './vagas';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.sob(caminhos.ideia(EM, '{id}')).patrocinios}/{uid}`,
    oQueE: 'Coins a person gave to the idea',
    escrita: 'app e functions',
    schema: patrocinioSchema,
    campos: { createdBy: 'noGrupo' },
  },
  {
    caminho: caminhos.vagas(EM, '{id}'),
    oQueE: 'Places taken under a rule that has a limit',
    escrita: 'app e functions',
    schema: vagasSchema,
  },
  {
    caminho: `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(EM, '{id}')).carteiras}/{uid}`,
    oQueE: 'Wallet: coins given under the rule',
    escrita: 'app e functions',
    schema: carteiraSchema,
    campos: { createdBy: 'noGrupo' },
  },
  {
    caminho: `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(EM, '{id}')).extrato('{uid}')}/{ideia}_{mudanca}`,
    oQueE: 'Statement: one change of the wallet',
    escrita: 'functions',
    schema: extratoSchema,
  },
  {
    caminho: `${caminhos.ranking(EM, '{id}')}/{uid}`,
    oQueE: 'Points of a person under the rule',
    escrita: 'functions',
    schema: rankingSchema,
  },
  {
    caminho: `${caminhos.historicoPontos(EM)}/{ideia}_{evento}_{uid}`,
    oQueE: 'One award of points',
    escrita: 'functions',
    schema: pontosSchema,
    procurados: ['ideia'],
    indices: [
      'deletedAt regulamentoIdeias colaboradorReference createdAt-',
      'deletedAt colaboradorReference createdAt-',
    ],
  },
];
