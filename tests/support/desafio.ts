/**
 * A second kind of parent, for tests of the engines that ideas share with others: coins and comments but no likes,
 * milestones or points, a masculine noun, rule sets and a module of its own.
 */
import * as z from 'zod/mini';
import type { Pai, TipoDePai } from '@/domain/pai/pai';
import { TENDENCIAS } from '@/domain/pai/tendencia';

export const umPai = (mudancas: Partial<Pai> = {}): Pai => ({
  titulo: 'Menos plástico na embalagem',
  resumo: 'Como embalar com menos plástico?',
  autor: 'ana',
  autorReference: 'empresa/colaboradores/ana',
  autorNome: 'Ana Prado',
  participantes: [],
  equipe: [],
  envolvidos: [],
  patrocinadores: [],
  publicado: true,
  visibilidade: 'PUBLICA',
  status: 'NOVO_DESAFIO',
  createdAt: new Date('2026-06-01T12:00:00Z'),
  publicadoEm: new Date('2026-06-01T12:00:00Z'),
  deletedAt: null,
  aceitaComentario: true,
  aceitaPatrocinio: true,
  abertoParaPatrocinio: true,
  semFuturo: false,
  regulamento: null,
  ultimaMovimentacao: '',
  totais: { comentarios: 0, curtidas: 0, moedas: 0 },
  tendencias: { curtidas: 'NOT_CHANGED', moedas: 'NOT_CHANGED' },
  ...mudancas,
});

/** What a stored challenge of the tests holds: no more than the engines look at. */
const guardado = z.object({
  titulo: z.string(),
  createdBy: z.string(),
  autorReference: z.string(),
  participantesReferences: z.array(z.string()),
  patrocinadoresReferences: z.array(z.string()),
  publishedAt: z.nullable(z.date()),
  visibilidade: z.enum(['RASCUNHO', 'PRIVADA', 'PUBLICA', 'REMOVIDA']),
  status: z.string(),
  createdAt: z.date(),
  deletedAt: z.nullable(z.date()),
  ultimaMovimentacao: z.string(),
  totalComentarios: z.number(),
  rankingByMoedas: z.object({ totalMoedas: z.number(), fromLastUpdate: z.optional(z.enum(TENDENCIAS)) }),
});

export const DESAFIO: TipoDePai = {
  colecao: 'desafios',
  schema: z.pipe(
    guardado,
    z.transform((desafio) =>
      umPai({
        titulo: desafio.titulo,
        autor: desafio.createdBy,
        autorReference: desafio.autorReference,
        participantes: desafio.participantesReferences,
        envolvidos: [desafio.autorReference, ...desafio.participantesReferences],
        patrocinadores: desafio.patrocinadoresReferences,
        publicado: desafio.publishedAt !== null,
        visibilidade: desafio.visibilidade,
        status: desafio.status,
        createdAt: desafio.createdAt,
        deletedAt: desafio.deletedAt,
        semFuturo: desafio.status === 'CANCELADA' || desafio.deletedAt !== null,
        ultimaMovimentacao: desafio.ultimaMovimentacao,
        totais: {
          comentarios: desafio.totalComentarios,
          curtidas: 0,
          moedas: desafio.rankingByMoedas.totalMoedas,
        },
        tendencias: {
          curtidas: 'NOT_CHANGED',
          moedas: desafio.rankingByMoedas.fromLastUpdate ?? 'NOT_CHANGED',
        },
      }),
    ),
  ),
  nome: { singular: 'desafio', plural: 'desafios', feminino: false },
  semEscolha: 'Desafio não informado',
  curtidas: {
    curtir: 'Curtir esse desafio',
    descurtir: 'Descurtir esse desafio',
    quem: 'Quem curtiu esse desafio',
    semEscolha: 'Desafio não informado',
  },
  modulo: 9,
  sob: {
    comentarios: 'comentarios',
    movimentacoes: 'movimentacoes',
    patrocinios: 'ideiasActivitiesPerColaborador',
  },
  regulamentos: 'regulamentosDesafios',
  endereco: (id) => `/desafios/${id}`,
  aparencia: {
    DRAFT: { rotulo: 'Rascunho', cor: 'gray' },
    NOVO_DESAFIO: { rotulo: 'Novo desafio', cor: 'teal' },
    REALIZADO: { rotulo: 'Realizado', cor: 'green' },
    CANCELADA: { rotulo: 'Cancelado', cor: 'gray' },
  },
  rascunho: 'DRAFT',
  movimento: {
    proximo: { NOVO_DESAFIO: 'REALIZADO' },
    instantes: {},
  },
};

/** A stored challenge that is published. */
export const umDesafio = (
  quem: { uid: string; referencia: string },
  mudancas: Partial<z.infer<typeof guardado>> = {},
): z.infer<typeof guardado> => ({
  titulo: 'Menos plástico na embalagem',
  createdBy: quem.uid,
  autorReference: quem.referencia,
  participantesReferences: [],
  patrocinadoresReferences: [],
  publishedAt: new Date('2026-06-01T12:00:00Z'),
  visibilidade: 'PUBLICA',
  status: 'NOVO_DESAFIO',
  createdAt: new Date('2026-06-01T12:00:00Z'),
  deletedAt: null,
  ultimaMovimentacao: '',
  totalComentarios: 0,
  rankingByMoedas: { totalMoedas: 0 },
  ...mudancas,
});
