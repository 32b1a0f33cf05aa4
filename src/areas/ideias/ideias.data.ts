/** Ideas: every read of them the interface makes (part 2 §7); what changes them is in mudancas.data.ts. */
import { queryOptions } from '@tanstack/react-query';
import { type CamposDasOrdens, type FiltrosDePais, listasDePais } from '@/areas/pais/listas.data';
import { caminhos } from '@/domain/comum/caminhos';
import { ideiaSchema, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { defineLeitura } from '@/firebase/dados/leitura';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const ideias = defineLeitura(ideiaSchema);

export type FiltrosDeIdeias = FiltrosDePais<StatusDaIdeia>;

/** What the list can be sorted by, under the names of the columns. */
export const CAMPOS_DAS_ORDENS: CamposDasOrdens = {
  titulo: 'tituloEmOrdem',
  patrocinio: 'rankingByMoedas.totalMoedas',
  publicacao: 'publishedAt',
};
export const ORDENS_DE_IDEIAS: readonly string[] = Object.keys(CAMPOS_DAS_ORDENS);

export const ideiasData = {
  ...listasDePais(IDEIA, ideiaSchema, comoPai, CAMPOS_DAS_ORDENS),

  chave: (sessao: SessaoAtiva) => chaveDoTipo(sessao, IDEIA),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chaveDoTipo(sessao, IDEIA), 'ideia', id],
      queryFn: () => ideias.doEndereco(caminhos.ideias(sessao.contexto), id),
    }),
};
