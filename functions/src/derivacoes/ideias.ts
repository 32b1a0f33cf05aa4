/** What follows from ideas and their rules: points, places, links. */
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { emTodos, idsDe } from '@functions/nucleo/emTodos';
import { premiarIdeia } from '@functions/nucleo/pontos';
import { conferirRanking, somarPontos } from '@functions/nucleo/ranking';
import { conferirVagas, contarVagas } from '@functions/nucleo/vagas';
import { acertarVinculo, acertarVinculosDo } from '@functions/nucleo/vinculos';
import { type Derivacao, deCadaPai, nosDoisLados } from './derivacao';

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

/** Total of a person under a rule. */
export const ranking: Derivacao = {
  nome: 'ranking de colaboradores',
  de: [
    {
      documento: 'historicoPontosPerColaborador/{entrada}',
      corrigir: (escrita) =>
        emTodos(nosDoisLados(escrita, 'regulamentoIdeias'), (regulamento) =>
          emTodos(nosDoisLados(escrita, 'colaboradorReference'), (pessoa) =>
            somarPontos(escrita.db, escrita.contexto, regulamento, pessoa),
          ),
        ),
    },
  ],
  todos: conferirRanking,
};

/** The place an idea took under its rule is free again when it is removed (decisions I10). */
export const vagas: Derivacao = {
  nome: 'vagas dos regulamentos',
  de: deCadaPai(
    ['deletedAt', 'visibilidade', 'regulamentoReference'],
    (escrita) =>
      emTodos(nosDoisLados(escrita, 'regulamentoReference'), (regra) =>
        contarVagas(escrita.db, escrita.contexto, idDaReferencia(regra)),
      ),
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
