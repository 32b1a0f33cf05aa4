/** What follows from plays and their tactics. */
import { conferirJogadas, resumirJogada } from '@functions/nucleo/jogadas';
import { emTodos } from '@functions/nucleo/emTodos';
import { type Derivacao, nosDoisLados } from './derivacao';

/** How far the tactics of a play are. */
export const resumosDasJogadas: Derivacao = {
  nome: 'resumos das jogadas',
  de: [
    {
      documento: 'taticasDaJogada/{tatica}',
      campos: ['jogada', 'status', 'movimentadaEm', 'numeroDoVinculo', 'deletedAt'],
      corrigir: (escrita) =>
        emTodos(nosDoisLados(escrita, 'jogada'), (jogada) =>
          resumirJogada(escrita.db, escrita.contexto, jogada),
        ),
    },
  ],
  todos: conferirJogadas,
};
