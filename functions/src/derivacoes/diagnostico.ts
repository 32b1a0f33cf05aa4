/** What follows from answer sheets and invitations to questionnaires: who answered, and the means of companies. */
import {
  acertarConvidado,
  acertarConvidados,
  acertarConvidadosDe,
  conviteDaFolha,
} from '@functions/nucleo/convidados';
import { conferirMedias, contarFolha, contarNota } from '@functions/nucleo/medias';
import { recontarAdesoes } from '@functions/nucleo/adesoes';
import type { Derivacao } from './derivacao';
import { deCadaPessoa } from './pessoas';

export const convidados: Derivacao = {
  nome: 'convidados',
  de: [
    {
      documento: 'respostas/{resposta}',
      // The first answer, not each of them: a sheet is saved every few seconds.
      campos: ['createdAt', 'perguntas.0.id', 'stepPausado', 'finalizadoEm'],
      corrigir: async ({ db, contexto, depois, antes }) => {
        const conviteId = conviteDaFolha(contexto, depois ?? antes ?? {});
        return conviteId && acertarConvidado(db, conviteId);
      },
    },
    deCadaPessoa(({ db, id }) => acertarConvidadosDe(db, id('uid'))),
  ],
  // Their counts change in the same transactions (nucleo/adesoes.ts), and are proved after them.
  todos: async (db, contexto, modo) => [
    ...(await acertarConvidados(db, contexto, modo)),
    ...(await recontarAdesoes(db, contexto, modo)),
  ],
};

export const medias: Derivacao = {
  nome: 'médias das empresas',
  de: [
    {
      documento: 'respostas/{resposta}',
      campos: ['finalizadoEm', 'notas', 'versao', 'deletedAt'],
      corrigir: ({ db, contexto, id, depois, antes }) =>
        contarFolha(db, contexto, id('resposta'), depois ?? antes ?? {}),
    },
    {
      documento: 'notas/{nota}',
      campos: ['nota', 'desconsiderado', 'deletedAt'],
      corrigir: ({ db, contexto, id, depois, antes }) =>
        contarNota(db, contexto, id('nota'), depois ?? antes ?? {}),
    },
  ],
  todos: conferirMedias,
};
