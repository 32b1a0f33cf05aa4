/** What follows from plays and their tactics. */
import { conferirJogadas, resumirJogada } from '@functions/nucleo/jogadas';
import type { Derivacao } from './derivacao';

/** How far the tactics of a play are. A tactic never changes its play, so either side of the event names it. */
export const resumosDasJogadas: Derivacao = {
  nome: 'resumos das jogadas',
  de: [
    {
      documento: 'taticasDaJogada/{tatica}',
      campos: ['status', 'movimentadaEm', 'numeroDoVinculo', 'deletedAt'],
      corrigir: async ({ db, contexto, antes, depois }) => {
        const jogada = (depois ?? antes)?.['jogada'];
        if (typeof jogada === 'string') await resumirJogada(db, contexto, jogada);
      },
    },
  ],
  todos: conferirJogadas,
};
