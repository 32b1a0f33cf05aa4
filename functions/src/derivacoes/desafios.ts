/** What follows for challenges alone: the copy of their category's name. */
import { caminhos } from '@/domain/comum/caminhos';
import { copiarCategoria } from '@functions/nucleo/categoriasDeDesafios';
import { emTodos, idsDe } from '@functions/nucleo/emTodos';
import type { Derivacao } from './derivacao';

const COLECAO = 'desafioCategorias';

/** People read the name on a challenge who may not read the categories (part 2 §6, module 22). */
export const categoriasDeDesafios: Derivacao = {
  nome: 'nome da categoria nos desafios',
  de: [
    {
      documento: `${COLECAO}/{id}`,
      campos: ['nome'],
      corrigir: ({ db, contexto, id }) => copiarCategoria(db, contexto, id('id')),
    },
  ],
  todos: async (db, contexto, modo) =>
    emTodos(await idsDe(db, caminhos.colecao(contexto, COLECAO)), (id) =>
      copiarCategoria(db, contexto, id, modo),
    ),
};
