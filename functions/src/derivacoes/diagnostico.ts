/** What follows from answer sheets and invitations to questionnaires: who answered, and the means of companies. */
import { DA_LINHA } from '@/domain/diagnostico/cortes';
import {
  acertarConvidado,
  acertarConvidados,
  acertarConvidadosDe,
  conviteDaFolha,
} from '@functions/nucleo/convidados';
import { conferirBenchmarks, seguirMedia } from '@functions/nucleo/benchmarks';
import { acertarCortes, conferirCortes } from '@functions/nucleo/cortes';
import {
  acertarCortesDasEstatisticas,
  conferirEstatisticas,
  somarFolha,
} from '@functions/nucleo/estatisticas';
import { acertarHabilitada, conferirHabilitadas } from '@functions/nucleo/habilitadas';
import { conferirMedias, contarFolha, contarNota } from '@functions/nucleo/medias';
import { recontarAdesoes } from '@functions/nucleo/adesoes';
import type { Escrita } from '@functions/gatilho';
import { emTodos } from '@functions/nucleo/emTodos';
import { type Derivacao, nosDoisLados } from './derivacao';
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
      campos: ['finalizadoEm', 'notas', 'versao', 'deletedAt', 'falaPelaEmpresa'],
      corrigir: ({ db, contexto, id, depois, antes }) =>
        contarFolha(db, contexto, id('resposta'), depois ?? antes ?? {}),
    },
    {
      documento: 'notas/{nota}',
      campos: ['nota', 'desconsiderado', 'impedida', 'deletedAt'],
      corrigir: ({ db, contexto, id, depois, antes }) =>
        contarNota(db, contexto, id('nota'), depois ?? antes ?? {}),
    },
  ],
  todos: conferirMedias,
};

/** Whose row or means were written, whichever side of the event names them. */
const duplaDe = ({ antes, depois }: Escrita) => {
  const { idProjeto, idEmpresa } = depois ?? antes ?? {};
  return typeof idProjeto === 'string' && typeof idEmpresa === 'string'
    ? { idProjeto, idEmpresa }
    : undefined;
};

/** After the means, whose sheets are counted there. */
export const habilitadas: Derivacao = {
  nome: 'empresas habilitadas',
  de: [
    ...(
      [
        ['medias/{media}', ['folhas']],
        ['status/{status}', ['status', 'deletedAt']],
      ] as const
    ).map(([documento, campos]) => ({
      documento,
      campos,
      corrigir: async (escrita: Escrita) => {
        const dupla = duplaDe(escrita);
        return dupla && acertarHabilitada(escrita.db, escrita.contexto, dupla);
      },
    })),
    {
      documento: 'projetos/{projeto}',
      campos: ['minimoResposta', 'fases'],
      corrigir: ({ db, contexto, id }) => conferirHabilitadas(db, contexto, {}, id('projeto')),
    },
    {
      documento: 'questionarios/{questionario}',
      campos: ['idProjeto', 'fases', 'versao', 'deletedAt'],
      corrigir: (escrita) =>
        emTodos(nosDoisLados(escrita, 'idProjeto'), (idProjeto) =>
          conferirHabilitadas(escrita.db, escrita.contexto, {}, idProjeto),
        ),
    },
  ],
  todos: conferirHabilitadas,
};

/** After everything that the rows say. */
export const cortes: Derivacao = {
  nome: 'cortes das médias',
  de: [
    {
      documento: 'status/{status}',
      campos: DA_LINHA,
      corrigir: async (escrita) => {
        const dupla = duplaDe(escrita);
        return dupla && acertarCortes(escrita.db, escrita.contexto, dupla);
      },
    },
  ],
  todos: conferirCortes,
};

/** After the means and what they copy of the rows. */
export const benchmarks: Derivacao = {
  nome: 'comparação de empresas',
  de: [
    {
      documento: 'medias/{media}',
      campos: ['grupos', 'mediaEmpresa', 'concorre', 'porte', 'categoria', 'regioes'],
      corrigir: ({ db, contexto, depois, antes }) => seguirMedia(db, contexto, depois ?? antes ?? {}),
    },
  ],
  todos: conferirBenchmarks,
};

/** Independent of the means: it reads the sheets, and the rows for what it is cut by. */
export const estatisticas: Derivacao = {
  nome: 'estatísticas dos questionários',
  de: [
    {
      documento: 'respostas/{resposta}',
      campos: ['finalizadoEm', 'versao', 'deletedAt'],
      corrigir: ({ db, contexto, id, depois, antes }) =>
        somarFolha(db, contexto, id('resposta'), depois ?? antes ?? {}),
    },
    {
      documento: 'status/{status}',
      campos: ['status', 'deletedAt', 'porte', 'categoria', 'regioes'],
      corrigir: async (escrita) => {
        const dupla = duplaDe(escrita);
        return dupla && acertarCortesDasEstatisticas(escrita.db, escrita.contexto, dupla);
      },
    },
  ],
  todos: conferirEstatisticas,
};
