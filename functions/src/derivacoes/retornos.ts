/** What ideas brought follows them: the day they were implemented, and whether their lines count. */
import { caminhos } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { emTodos, idsDe } from '@functions/nucleo/emTodos';
import { acertarRetorno } from '@functions/nucleo/retornos';
import { type Derivacao, deCadaPai } from './derivacao';

export const retornos: Derivacao = {
  nome: 'retornos das ideias',
  de: deCadaPai(
    [
      'status',
      'deletedAt',
      'ultimaMovimentacao',
      // Who may validate what waits (decisions P440).
      'visibilidade',
      'autorReference',
      'participantesReferences',
      'implementadoresReferences',
    ],
    ({ db, contexto }, { id }) => acertarRetorno(db, contexto, id),
    [IDEIA],
  ),
  todos: async (db, contexto, modo) =>
    emTodos(await idsDe(db, caminhos.ideias(contexto)), (id) => acertarRetorno(db, contexto, id, modo)),
};
