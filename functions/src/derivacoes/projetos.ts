/** What follows for companies in projects: what their rows copy of them, and what they see of the project. */
import { CAMPOS_DO_CRITERIO } from '@/domain/projetos/regiao';
import { CAMPOS_PROJETADOS, type copiaDaEmpresa } from '@/domain/projetos/status';
import {
  acertarStatus,
  acertarStatusDaEmpresa,
  duplasDoOrganizador,
  projetarInscrito,
} from '@functions/nucleo/empresasEmProjetos';
import { emTodos } from '@functions/nucleo/emTodos';
import {
  acertarLinhasDaRegiao,
  acertarRegiao,
  acertarRegioes,
  acertarRegioesDaEmpresa,
} from '@functions/nucleo/regioes';
import {
  cancelarConvitesDeQuemSaiu,
  cancelarConvitesDeTodosQueSairam,
} from '@functions/nucleo/sairDoProjeto';
import type { Derivacao } from './derivacao';

type CopiadoDaEmpresa = keyof ReturnType<typeof copiaDaEmpresa>;
/** Of the company's record; its search words and its name in order change with these. */
const DA_EMPRESA: readonly (CopiadoDaEmpresa | 'endereco' | 'deletedAt')[] = [
  'nomeFantasia',
  'busca',
  'cnpj',
  'porte',
  'numeroColaboradores',
  'endereco',
  'deletedAt',
];

/** What decides which companies belong to a region. */
const CRITERIO_DA_REGIAO = ['comparisonType', 'identifiers', 'deletedAt'];

export const empresasEmProjetos: Derivacao = {
  nome: 'empresas em projetos',
  de: [
    {
      documento: 'status/{status}',
      corrigir: async ({ db, contexto, antes, depois }) => {
        const { idProjeto, idEmpresa } = depois ?? antes ?? {};
        if (typeof idProjeto !== 'string' || typeof idEmpresa !== 'string') return;
        // The company may have changed while it was enrolled.
        await acertarStatus(db, contexto, { idProjeto, idEmpresa });
        await projetarInscrito(db, contexto, { idProjeto, idEmpresa });
      },
    },
    {
      documento: 'projetos/{projeto}',
      campos: [...CAMPOS_PROJETADOS, 'deletedAt'],
      corrigir: async ({ db, contexto, id }) =>
        emTodos(await duplasDoOrganizador(db, contexto, { idProjeto: id('projeto') }), (dupla) =>
          projetarInscrito(db, contexto, dupla),
        ),
    },
    {
      documento: 'projetos/{projeto}/regioes/{regiao}',
      campos: CRITERIO_DA_REGIAO,
      corrigir: ({ db, contexto, id }) =>
        acertarLinhasDaRegiao(db, contexto, { projeto: id('projeto'), id: id('regiao') }),
    },
    {
      documento: '',
      campos: DA_EMPRESA,
      corrigir: ({ db, contexto }) => acertarStatusDaEmpresa(db, contexto),
    },
  ],
  todos: async (db, contexto, modo) =>
    emTodos(await duplasDoOrganizador(db, contexto), async (dupla) => [
      ...(await acertarStatus(db, contexto, dupla, modo)),
      ...(await projetarInscrito(db, contexto, dupla, modo)),
    ]),
};

/** Companies that belong to a region: its rows say where each one is, copied from the company before. */
export const regioes: Derivacao = {
  nome: 'empresas das regiões',
  de: [
    {
      documento: 'projetos/{projeto}/regioes/{regiao}',
      campos: [...CRITERIO_DA_REGIAO, 'empresas'],
      corrigir: ({ db, contexto, id }) =>
        acertarRegiao(db, contexto, { projeto: id('projeto'), id: id('regiao') }),
    },
    {
      documento: 'status/{status}',
      campos: [...CAMPOS_DO_CRITERIO, 'deletedAt'],
      corrigir: async ({ db, contexto, antes, depois }) => {
        const { idProjeto, idEmpresa } = depois ?? antes ?? {};
        if (typeof idProjeto !== 'string' || typeof idEmpresa !== 'string') return;
        await acertarRegioesDaEmpresa(db, contexto, { idProjeto, idEmpresa });
      },
    },
  ],
  todos: acertarRegioes,
};

export const convitesDeQuemSaiu: Derivacao = {
  nome: 'convites de quem saiu',
  de: [
    {
      documento: 'status/{status}',
      campos: ['deletedAt'],
      corrigir: async ({ db, contexto, depois }) => {
        const { idProjeto, idEmpresa, deletedAt } = depois ?? {};
        if (typeof idProjeto !== 'string' || typeof idEmpresa !== 'string' || !deletedAt) return;
        await cancelarConvitesDeQuemSaiu(db, contexto, { idProjeto, idEmpresa });
      },
    },
    {
      // The invitation of somebody who answered stays. Opened again, or gone, the sheet no longer keeps it.
      documento: 'respostas/{resposta}',
      campos: ['finalizadoEm'],
      corrigir: async ({ db, contexto, antes, depois }) => {
        const { idProjeto, idEmpresa, finalizadoEm } = antes ?? {};
        if (typeof idProjeto !== 'string' || typeof idEmpresa !== 'string') return;
        if (!finalizadoEm || depois?.['finalizadoEm']) return;
        await cancelarConvitesDeQuemSaiu(db, contexto, { idProjeto, idEmpresa });
      },
    },
  ],
  todos: cancelarConvitesDeTodosQueSairam,
};
