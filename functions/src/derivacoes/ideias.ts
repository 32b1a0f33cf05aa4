/** What follows from ideas and their rules: points, places, links. */
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { emTodos, idsDe } from '@functions/nucleo/emTodos';
import { premiarIdeia } from '@functions/nucleo/pontos';
import { conferirRanking, somarPontos } from '@functions/nucleo/ranking';
import { conferirVagas, contarVagas } from '@functions/nucleo/vagas';
import { acertarVinculo, acertarVinculosDo } from '@functions/nucleo/vinculos';
import { type Derivacao, deCadaPai } from './derivacao';

/** Points: granted and re-typed (decisions I7, I8). */
export const premios: Derivacao = {
  nome: 'prêmios',
  de: deCadaPai(
    [
      'status',
      'publishedAt',
      'deletedAt',
      'visibilidade',
      'implementadoresReferences',
      'regulamentoReference',
    ],
    ({ db, contexto }, { id }) => premiarIdeia(db, contexto, id),
    [IDEIA],
  ),
  todos: async (db, contexto, modo) =>
    emTodos(await idsDe(db, caminhos.ideias(contexto)), (id) => premiarIdeia(db, contexto, id, modo)),
};

/** Total of a person under a rule. An entry never changes hands, so either side of the event names both. */
export const ranking: Derivacao = {
  nome: 'ranking de colaboradores',
  de: [
    {
      documento: 'historicoPontosPerColaborador/{entrada}',
      corrigir: async ({ db, contexto, antes, depois }) => {
        const { regulamentoIdeias, colaboradorReference } = depois ?? antes ?? {};
        if (typeof regulamentoIdeias !== 'string' || typeof colaboradorReference !== 'string') return;
        await somarPontos(db, contexto, regulamentoIdeias, colaboradorReference);
      },
    },
  ],
  todos: conferirRanking,
};

/** The place an idea took under its rule is free again when it is removed (decisions I10). */
export const vagas: Derivacao = {
  nome: 'vagas dos regulamentos',
  de: deCadaPai(
    ['deletedAt'],
    async ({ db, contexto, depois }) => {
      const { deletedAt, publishedAt, regulamentoReference: regra } = depois ?? {};
      if (deletedAt && publishedAt && typeof regra === 'string')
        await contarVagas(db, contexto, idDaReferencia(regra));
    },
    [IDEIA],
  ),
  todos: conferirVagas,
};

export const vinculos: Derivacao = {
  nome: 'vínculos de ideias',
  de: deCadaPai(['visibilidade'], ({ db }, lugar) => acertarVinculosDo(db, lugar)),
  todos: async (db, contexto, modo) =>
    emTodos(await idsDe(db, caminhos.vinculosDeIdeias(contexto)), (id) =>
      acertarVinculo(db, contexto, id, modo),
    ),
};
