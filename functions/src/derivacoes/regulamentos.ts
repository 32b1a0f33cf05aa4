/** Activities of the committee: a rule of ideas or of challenges was created or removed. */
import { caminhos } from '@/domain/comum/caminhos';
import { emTodos, idsDe } from '@functions/nucleo/emTodos';
import { COLECOES_DE_REGULAMENTOS, registrarRegulamento } from '@functions/nucleo/regulamentos';
import type { Derivacao, Fonte } from './derivacao';

export const regulamentos: Derivacao = {
  nome: 'regulamentos nas atividades do comitê',
  de: COLECOES_DE_REGULAMENTOS.map((colecao): Fonte => ({
    documento: `${colecao}/{regulamento}`,
    campos: ['deletedAt'],
    corrigir: ({ db, contexto, id }) => registrarRegulamento(db, contexto, colecao, id('regulamento')),
  })),
  todos: (db, contexto, modo) =>
    emTodos(COLECOES_DE_REGULAMENTOS, async (colecao) =>
      emTodos(await idsDe(db, caminhos.colecao(contexto, colecao)), (id) =>
        registrarRegulamento(db, contexto, colecao, id, modo),
      ),
    ),
};
