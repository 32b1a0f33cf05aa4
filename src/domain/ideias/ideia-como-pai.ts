/** The idea as a parent (src/domain/pai/pai.ts). */
import * as z from 'zod/mini';
import { APARENCIA_DO_STATUS, type Ideia, ideiaSchema, publicada } from './ideia';
import { MOVIMENTO_DA_IDEIA } from './ideia-movimento';
import { para } from '@/domain/telas/enderecos';
import type { Pai, TipoDePai } from '@/domain/pai/pai';

export const comoPai = (ideia: Ideia): Pai => ({
  titulo: ideia.titulo,
  resumo: ideia.descricao,
  autor: ideia.createdBy,
  autorReference: ideia.autorReference,
  autorNome: ideia.autorNome,
  participantes: ideia.participantesReferences,
  equipe: [...ideia.participantesReferences, ...ideia.implementadoresReferences],
  envolvidos: [
    ...new Set([
      ideia.autorReference,
      ...ideia.participantesReferences,
      ...ideia.implementadoresReferences,
      ...ideia.patrocinadoresReferences,
    ]),
  ],
  patrocinadores: ideia.patrocinadoresReferences,
  publicado: publicada(ideia),
  visibilidade: ideia.visibilidade,
  privado: ideia.privado,
  status: ideia.status,
  createdAt: ideia.createdAt,
  publicadoEm: ideia.publishedAt,
  deletedAt: ideia.deletedAt,
  aceitaComentario: ideia.permitirComentarios,
  aceitaPatrocinio: ideia.permitirPatrocinio,
  abertoParaPatrocinio: ideia.status === 'NOVA_IDEIA',
  aceitaRespostas: true,
  semFuturo: ideia.deletedAt !== null || ideia.status === 'REPROVADA' || ideia.status === 'CANCELADA',
  regulamento: ideia.regulamentoReference,
  ultimaMovimentacao: ideia.ultimaMovimentacao,
  totais: {
    comentarios: ideia.totalComentarios,
    curtidas: ideia.rankingByLikes.totalLikes,
    moedas: ideia.rankingByMoedas.totalMoedas,
  },
  tendencias: {
    curtidas: ideia.rankingByLikes.fromLastUpdate,
    moedas: ideia.rankingByMoedas.fromLastUpdate,
  },
});

export const IDEIA: TipoDePai = {
  colecao: 'ideias',
  schema: z.pipe(ideiaSchema, z.transform(comoPai)),
  nome: { singular: 'ideia', plural: 'ideias', feminino: true },
  semEscolha: 'Ideia não selecionada',
  assinatura: { referencia: 'autorReference', nome: 'autorNome' },
  curtidas: {
    curtir: 'Curtir essa ideia',
    descurtir: 'Descurtir essa ideia',
    quem: 'Quem curtiu essa ideia',
    semEscolha: 'Ideia não informada',
  },
  modulo: 3,
  sob: {
    comentarios: 'comentarios',
    likes: 'likes',
    marcos: 'marcos',
    movimentacoes: 'movimentacoes',
    conflitos: 'conflitosDeInteresse',
    cartelas: 'cartelas',
    retornos: 'retornos',
    patrocinios: 'ideiasActivitiesPerColaborador',
  },
  regulamentos: 'regulamentosIdeias',
  endereco: (ideiaId, busca) => para('/ideias/:ideiaId', { ideiaId }, busca),
  aparencia: APARENCIA_DO_STATUS,
  rascunho: 'RASCUNHO',
  movimento: MOVIMENTO_DA_IDEIA,
};
