/** Ideas: every read of them the interface makes (part 2 §7); what changes them is in mudancas.data.ts. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { contemPalavras, indiceBasta, tokenDaPesquisa } from '@/domain/comum/busca';
import { type Ideia, ideiaSchema, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/paths';
import { somaDosTotais, type Total } from '@/domain/comum/total';
import { type Cursor, defineLeitura, type Pagina } from '@/firebase/dados/leitura';
import {
  type Consulta,
  contem,
  e,
  type Filtro,
  igual,
  type Ordem,
  ou,
  umDe,
} from '@/firebase/dados/consulta';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { contadorData } from './contador.data';

const ideias = defineLeitura(ideiaSchema);

export type Aba = 'todas' | 'minhas' | 'patrocinios';

export interface FiltrosDeIdeias {
  aba: Aba;
  pesquisa?: string;
  status?: StatusDaIdeia;
}

export interface ListaDeIdeias extends FiltrosDeIdeias {
  /** Column of ORDENS_DE_IDEIAS; without it the newest first. */
  ordem?: Ordem;
}

const RECENTES: readonly Ordem[] = [{ campo: 'createdAt', direcao: 'desc' }];

/** What the list can be sorted by, under the names of the columns; each has its indexes in firestore.indexes.json. */
const CAMPO_DA_ORDEM: Readonly<Record<string, string>> = {
  titulo: 'tituloEmOrdem',
  patrocinio: 'rankingByMoedas.totalMoedas',
  publicacao: 'publishedAt',
};
export const ORDENS_DE_IDEIAS: readonly string[] = Object.keys(CAMPO_DA_ORDEM);

/**
 * Sorted by the column, or as registered, the newest first. Drafts have no publication: the database takes them as
 * the oldest.
 */
function ordemDe({ ordem }: ListaDeIdeias): readonly Ordem[] {
  const campo = ordem && CAMPO_DA_ORDEM[ordem.campo];
  return campo ? [{ ...ordem, campo }] : RECENTES;
}

const publicas = igual('visibilidade', 'PUBLICA');
const minhasNaoPublicas = (uid: string) =>
  e(igual('createdBy', uid), umDe('visibilidade', ['RASCUNHO', 'PRIVADA']));
const privadasEmQueParticipo = (referencia: string) =>
  e(contem('participantesReferences', referencia), igual('visibilidade', 'PRIVADA'));

/** Which ideas the tab shows; 'todas' is exactly what the person may see (part 2 §6), as the rules demand. */
function filtroDaAba({ uid, referencia }: SessaoAtiva, aba: Aba, comBusca: boolean): Filtro {
  if (aba === 'minhas') {
    return e(igual('createdBy', uid), umDe('visibilidade', ['RASCUNHO', 'PRIVADA', 'PUBLICA']));
  }
  if (aba === 'patrocinios') return e(publicas, contem('patrocinadoresReferences', referencia));
  // Firestore takes one array-contains per alternative, and the search is one: private ideas of others are left out.
  return comBusca
    ? ou(publicas, minhasNaoPublicas(uid))
    : ou(publicas, minhasNaoPublicas(uid), privadasEmQueParticipo(referencia));
}

export function consultaDeIdeias(sessao: SessaoAtiva, filtros: ListaDeIdeias): Consulta {
  const token = filtros.pesquisa ? tokenDaPesquisa(filtros.pesquisa) : undefined;
  // In 'patrocinios' the array-contains is already spent; there `paginaDe` alone does the search.
  const busca = token && filtros.aba !== 'patrocinios' ? [contem('busca', token)] : [];
  const status = filtros.status ? [igual('status', filtros.status)] : [];
  return {
    filtros: [filtroDaAba(sessao, filtros.aba, busca.length > 0), ...status, ...busca],
    ordem: ordemDe(filtros),
  };
}

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'ideias'] as const;

/** Most pages read in a row for a search that finds nothing on them. */
const PAGINAS_EM_VAO = 25;

/** True iff the total can be counted: in 'patrocinios' the index knows no word of the search. */
const contavel = ({ pesquisa, aba }: FiltrosDeIdeias) =>
  !pesquisa || (aba !== 'patrocinios' && indiceBasta(pesquisa));

/** One page of the list; of what the index finds, only the ideas whose title has every word searched for. */
function paginaDe(
  sessao: SessaoAtiva,
  filtros: ListaDeIdeias,
  tamanho: number,
  depoisDe: Cursor | undefined,
): Promise<Pagina<Ideia>> {
  const caminho = caminhos.ideias(sessao.contexto);
  const consulta = consultaDeIdeias(sessao, filtros);
  const { pesquisa = '' } = filtros;
  return lerAteEncher(
    (cursor) => ideias.lista(caminho, consulta, tamanho, cursor),
    ({ titulo }) => contemPalavras(titulo, pesquisa),
    1,
    depoisDe,
    PAGINAS_EM_VAO,
  );
}

async function totalDeIdeias(sessao: SessaoAtiva, filtros: FiltrosDeIdeias): Promise<Total | null> {
  if (!contavel(filtros)) return null;
  const caminho = caminhos.ideias(sessao.contexto);
  if (filtros.aba !== 'todas' || filtros.pesquisa)
    return ideias.count(caminho, consultaDeIdeias(sessao, filtros));
  const doStatus = filtros.status ? [igual('status', filtros.status)] : [];
  // The public ones come from the maintained total; counting them would cost a read per thousand.
  const [contador, minhas, participo] = await Promise.all([
    contadorData.ler(sessao),
    ideias.count(caminho, { filtros: [minhasNaoPublicas(sessao.uid), ...doStatus] }),
    ideias.count(caminho, { filtros: [privadasEmQueParticipo(sessao.referencia), ...doStatus] }),
  ]);
  const publicadas = filtros.status ? contador?.porStatus[filtros.status] : contador?.publicas;
  return somaDosTotais(publicadas ?? 0, minhas, participo);
}

export const ideiasData = {
  chave,

  pagina: (sessao: SessaoAtiva, filtros: ListaDeIdeias, tamanho: number) => ({
    chave: [...chave(sessao), 'lista', filtros, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) => paginaDe(sessao, filtros, tamanho, depoisDe),
  }),

  /** The same list, each page added to the ones before: home and board. */
  emSequencia: (sessao: SessaoAtiva, filtros: FiltrosDeIdeias, tamanho = 10) => {
    const lista = ideiasData.pagina(sessao, filtros, tamanho);
    return infiniteQueryOptions({
      queryKey: [...lista.chave, 'sequencia'],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) => lista.buscar(pageParam),
      getNextPageParam: (ultima: Pagina<Ideia>) => ultima.proxima,
    });
  },

  /** Public ideas by coins or by likes, ten by ten; private ones are not ranked (decisions P4). */
  ranking: (sessao: SessaoAtiva, por: 'moedas' | 'likes') => {
    const campo = por === 'moedas' ? 'rankingByMoedas.totalMoedas' : 'rankingByLikes.totalLikes';
    return infiniteQueryOptions({
      queryKey: [...chave(sessao), 'ranking', por],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        ideias.lista(
          caminhos.ideias(sessao.contexto),
          { filtros: [publicas], ordem: [{ campo, direcao: 'desc' }] },
          10,
          pageParam,
        ),
      getNextPageParam: (ultima: Pagina<Ideia>) => ultima.proxima,
    });
  },

  /** How many ideas the list holds; null where only reading them all would tell (a search of several words). */
  total: (sessao: SessaoAtiva, filtros: FiltrosDeIdeias) =>
    queryOptions({
      queryKey: [...chave(sessao), 'total', filtros],
      queryFn: () => totalDeIdeias(sessao, filtros),
    }),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'ideia', id],
      queryFn: () => ideias.doEndereco(caminhos.ideias(sessao.contexto), id),
    }),
};
