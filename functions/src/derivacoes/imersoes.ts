/** What follows for immersions: what they copy of their challenge, and their seats. */
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { acertarCronograma, acertarCronogramasDo } from '@functions/nucleo/cronogramas';
import { emTodos, idsDe } from '@functions/nucleo/emTodos';
import { type Derivacao, deCadaPai } from './derivacao';

export const imersoes: Derivacao = {
  nome: 'imersões',
  de: deCadaPai(
    ['titulo', 'visibilidade'],
    ({ db, contexto }, { id }) => acertarCronogramasDo(db, contexto, id),
    [DESAFIO],
  ),
  todos: async (db, contexto, modo) =>
    emTodos(await idsDe(db, caminhosDaImersao.colecao(contexto)), (id) =>
      acertarCronograma(db, contexto, id, modo),
    ),
};
