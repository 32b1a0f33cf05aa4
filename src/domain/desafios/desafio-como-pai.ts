/** The challenge as a parent (src/domain/pai/pai.ts). It has no likes and no milestones (part 2 §7). */
import * as z from 'zod/mini';
import { APARENCIA_DO_STATUS_DO_DESAFIO, type Desafio, desafioSchema, type StatusDoDesafio } from './desafio';
import { para } from '@/domain/telas/enderecos';
import type { Pai, TipoDePai } from '@/domain/pai/pai';

/** Statuses that take no more coins and answers (decisions D6, D127); of the first two the coins go back. */
const SEM_FUTURO: readonly StatusDoDesafio[] = ['RECUSADO_PELO_COMITE', 'CANCELADA'];
const FECHADOS: readonly StatusDoDesafio[] = [...SEM_FUTURO, 'REALIZADO', 'SOLUCOES_VALIDADAS'];

export const comoPai = (desafio: Desafio): Pai => ({
  titulo: desafio.titulo,
  resumo: desafio.descricao,
  autor: desafio.createdBy,
  autorReference: desafio.propositorReference,
  autorNome: desafio.propositorNome,
  participantes: desafio.participantesReferences,
  equipe: desafio.participantesReferences,
  envolvidos: [
    ...new Set([
      desafio.propositorReference,
      ...desafio.participantesReferences,
      ...desafio.patrocinadoresReferences,
    ]),
  ],
  patrocinadores: desafio.patrocinadoresReferences,
  publicado: desafio.published,
  visibilidade: desafio.visibilidade,
  privado: false,
  status: desafio.status,
  createdAt: desafio.createdAt,
  publicadoEm: desafio.publishedAt,
  deletedAt: desafio.deletedAt,
  aceitaComentario: true,
  aceitaPatrocinio: true,
  abertoParaPatrocinio: !FECHADOS.includes(desafio.status),
  aceitaRespostas: !FECHADOS.includes(desafio.status),
  semFuturo: desafio.deletedAt !== null || SEM_FUTURO.includes(desafio.status),
  regulamento: desafio.regulamentoReference,
  ultimaMovimentacao: desafio.ultimaMovimentacao,
  totais: { comentarios: desafio.totalComentarios, curtidas: 0, moedas: desafio.rankingByMoedas.totalMoedas },
  tendencias: { curtidas: 'NOT_CHANGED', moedas: desafio.rankingByMoedas.fromLastUpdate },
});

export const DESAFIO: TipoDePai = {
  colecao: 'desafios',
  schema: z.pipe(desafioSchema, z.transform(comoPai)),
  nome: { singular: 'desafio', plural: 'desafios', feminino: false },
  semEscolha: 'Desafio não informado',
  assinatura: { referencia: 'propositorReference', nome: 'propositorNome' },
  seEntra: true,
  modulo: 9,
  sob: {
    comentarios: 'desafios/comentarios',
    movimentacoes: 'desafios/movimentacoes',
    conflitos: 'desafios/conflitosDeInteresse',
    cartelas: 'desafios/cartelas',
    patrocinios: 'desafiosActivitiesPerColaborador',
  },
  regulamentos: 'regulamentosDesafios',
  endereco: (desafioId, busca) => para('/desafios/:desafioId', { desafioId }, busca),
  aparencia: APARENCIA_DO_STATUS_DO_DESAFIO,
  rascunho: 'DRAFT',
  movimento: {
    proximo: {
      NOVO_DESAFIO: 'PRE_ANALISE',
      PROPOSTO_PELO_COLABORADOR: 'PRE_ANALISE',
      PRE_ANALISE: 'ANALISE_DE_VIABILIDADE',
      ANALISE_DE_VIABILIDADE: 'AGUARDANDO_ANALISE_DO_COMITE',
      AGUARDANDO_ANALISE_DO_COMITE: 'APROVADO_PELO_COMITE',
      APROVADO_PELO_COMITE: 'AGENDADO',
      AGENDADO: 'EM_REALIZACAO',
      EM_REALIZACAO: 'REALIZADO',
      REALIZADO: 'SOLUCOES_VALIDADAS',
      BACKLOG_PARA_AVALIACAO_FUTURA: 'PRE_ANALISE',
    },
    instantes: { cancelAt: 'CANCELADA' },
  },
};
