/** Challenges: every read of them the interface makes (part 2 §7); what changes them is in mudancas.data.ts. */
import { queryOptions } from '@tanstack/react-query';
import { type CamposDasOrdens, listasDePais } from '@/areas/pais/listas.data';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { type Desafio, desafioSchema } from '@/domain/desafios/desafio';
import { comoPai, DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const desafios = defineLeitura(desafioSchema);

/** What the list can be sorted by, under the names of the columns. */
export const ORDENS_DE_DESAFIOS: CamposDasOrdens = {
  titulo: 'tituloEmOrdem',
  patrocinio: 'rankingByMoedas.totalMoedas',
  publicacao: 'publishedAt',
};

export const desafiosData = {
  ...listasDePais(DESAFIO, desafioSchema, comoPai, ORDENS_DE_DESAFIOS),

  chave: (sessao: SessaoAtiva) => chaveDoTipo(sessao, DESAFIO),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chaveDoTipo(sessao, DESAFIO), 'desafio', id],
      queryFn: () => desafios.doEndereco(caminhos.colecao(sessao.contexto, DESAFIO.colecao), id),
    }),
};

/** The challenge as the blocks of its page take it. */
export const desafioNaTela = (sessao: SessaoAtiva, desafio: ComId<Desafio>): PaiNaTela => ({
  lugar: lugarDoPai(DESAFIO, sessao.contexto, desafio.id),
  pai: comoPai(desafio),
  chave: desafiosData.porId(sessao, desafio.id).queryKey,
});
