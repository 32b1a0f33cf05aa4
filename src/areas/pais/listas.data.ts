/** Lists of parents of one kind, by tab, status and search. The public ones come in the order of their ranking too. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { contemPalavras, indiceBasta, tokenDaPesquisa } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { type Dia, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { somaDosTotais, type Total } from '@/domain/comum/total';
import type { Pai, TipoDePai } from '@/domain/pai/pai';
import { type Consulta, contem, type Filtro, igual, type Ordem } from '@/firebase/dados/consulta';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import { type Cursor, defineLeitura, type Pagina } from '@/firebase/dados/leitura';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { contadorData } from './contador.data';
import {
  type Aba,
  filtroDaAba,
  meusNaoPublicos,
  privadosEmQueParticipo,
  publicos,
  semIndiceDePalavras,
} from './visiveis';

export interface FiltrosDePais<S extends string = string> {
  aba: Aba;
  pesquisa?: string;
  status?: S;
  /** Fields that hold these values, each with its index. */
  iguais?: Readonly<Record<string, string>>;
  /** Fields that are lists and hold this value. The index takes one of them, or the search; the page looks for the rest. */
  contem?: Readonly<Record<string, string>>;
  /** Days of the publication, each of which may be left out. Then the list comes in that order. */
  publicacao?: { de?: Dia; ate?: Dia };
}

export interface PedidoDePais<S extends string = string> extends FiltrosDePais<S> {
  /** A column the kind can be sorted by; without it the newest first. */
  ordem?: Ordem;
}

/** Column → stored field; each has its indexes in firestore.indexes.json. */
export type CamposDasOrdens = Readonly<Record<string, string>>;

/** What rankings go by, and the field that orders them. */
export const CAMPO_DO_RANKING = {
  moedas: 'rankingByMoedas.totalMoedas',
  likes: 'rankingByLikes.totalLikes',
} as const;
export type PorQue = keyof typeof CAMPO_DO_RANKING;

/** The lists of a kind, as its screens take them. */
export interface ListasDePais<T> {
  tipo: TipoDePai;
  comoPai: (registro: T) => Pai;
  pagina: (sessao: SessaoAtiva, pedido: PedidoDePais, tamanho: number) => Sequencia<T>;
  total: (sessao: SessaoAtiva, filtros: FiltrosDePais) => ReturnType<typeof opcoesDoTotal>;
  /** Public ones, ten by ten; private ones are not ranked (decisions P4). */
  ranking: (sessao: SessaoAtiva, por: PorQue) => Sequencia<T>;
}

interface Sequencia<T> {
  chave: readonly unknown[];
  buscar: (depoisDe: Cursor | undefined) => Promise<Pagina<T>>;
}

/** The same list, each page added to the ones before: home, board and ranking. */
export const emSequencia = <T>({ chave, buscar }: Sequencia<T>) =>
  infiniteQueryOptions({
    queryKey: [...chave, 'sequencia'],
    initialPageParam: undefined as Cursor | undefined,
    queryFn: ({ pageParam }) => buscar(pageParam),
    getNextPageParam: (ultima: Pagina<T>) => ultima.proxima,
  });

const PUBLICACAO = 'publishedAt';
const RECENTES: readonly Ordem[] = [{ campo: 'createdAt', direcao: 'desc' }];

/**
 * Sorted by the column, or as registered, the newest first. Drafts have no publication: the database takes them as
 * the oldest.
 */
function ordemDe({ ordem, publicacao }: PedidoDePais, campos: CamposDasOrdens): readonly Ordem[] {
  // What is bounded by a field comes in its order: an index is one walk.
  if (publicacao) return [{ campo: PUBLICACAO, direcao: 'desc' }];
  const campo = ordem && campos[ordem.campo];
  return campo ? [{ ...ordem, campo }] : RECENTES;
}

/** The one list that the index is asked for: none where the search, or the tab, takes its place. */
function listaNoIndice(
  { pesquisa, aba, contem: pedidas = {} }: FiltrosDePais,
  tipo: Pick<TipoDePai, 'seEntra'>,
): [string, string] | undefined {
  if (semIndiceDePalavras(aba, tipo) || (pesquisa && tokenDaPesquisa(pesquisa))) return undefined;
  return Object.entries(pedidas)[0];
}

const noPeriodo = ({ de, ate }: NonNullable<FiltrosDePais['publicacao']> = {}): Filtro[] => [
  ...(de ? [{ campo: PUBLICACAO, op: '>=' as const, valor: inicioDoDia(de) }] : []),
  ...(ate ? [{ campo: PUBLICACAO, op: '<=' as const, valor: fimDoDia(ate) }] : []),
];

/** True iff the record has what the index was not asked for: every word of the search, every list but one. */
export const combinaCom = (
  registro: { titulo: string },
  { pesquisa = '', contem: pedidas = {} }: FiltrosDePais,
): boolean =>
  contemPalavras(registro.titulo, pesquisa) &&
  Object.entries(pedidas).every(([campo, valor]) => {
    const guardados: unknown = (registro as Readonly<Record<string, unknown>>)[campo];
    return Array.isArray(guardados) && guardados.includes(valor);
  });

export function consultaDePais(
  sessao: SessaoAtiva,
  pedido: PedidoDePais,
  campos: CamposDasOrdens = {},
  tipo: Pick<TipoDePai, 'seEntra'> = {},
): Consulta {
  const token = pedido.pesquisa ? tokenDaPesquisa(pedido.pesquisa) : undefined;
  // Where the array-contains is already spent, only `pagina` does the search.
  const busca = token && !semIndiceDePalavras(pedido.aba, tipo) ? [contem('busca', token)] : [];
  const status = pedido.status ? [igual('status', pedido.status)] : [];
  const iguais = Object.entries(pedido.iguais ?? {}).map(([campo, valor]) => igual(campo, valor));
  const lista = listaNoIndice(pedido, tipo);
  const listas = lista ? [contem(...lista)] : [];
  return {
    filtros: [
      filtroDaAba(sessao, pedido.aba, busca.length + listas.length > 0, tipo),
      ...status,
      ...iguais,
      ...noPeriodo(pedido.publicacao),
      ...busca,
      ...listas,
    ],
    ordem: ordemDe(pedido, campos),
  };
}

/** Most pages read in a row for a search that finds nothing on them. */
const PAGINAS_EM_VAO = 25;

/** True iff the total can be counted: not where the index knows no word of the search. */
const contavel = (filtros: FiltrosDePais, tipo: TipoDePai) => {
  const { pesquisa, aba, contem: pedidas = {} } = filtros;
  const listasDeFora = Object.keys(pedidas).length - (listaNoIndice(filtros, tipo) ? 1 : 0);
  return listasDeFora === 0 && (!pesquisa || (!semIndiceDePalavras(aba, tipo) && indiceBasta(pesquisa)));
};

async function totalDe(
  sessao: SessaoAtiva,
  tipo: TipoDePai,
  filtros: FiltrosDePais,
  contar: (consulta: Consulta) => Promise<Total>,
  cliente: QueryClient,
): Promise<Total | null> {
  if (!contavel(filtros, tipo)) return null;
  if (filtros.aba !== 'todas' || filtros.pesquisa || filtros.iguais || filtros.contem || filtros.publicacao)
    return contar(consultaDePais(sessao, filtros, {}, tipo));
  const doStatus = filtros.status ? [igual('status', filtros.status)] : [];
  // The public ones come from the maintained total; counting them would cost a read per thousand.
  const [contador, meus, participo] = await Promise.all([
    // The list above it shows the same totals by status.
    cliente.fetchQuery(contadorData.doTipo(sessao, tipo)),
    contar({ filtros: [meusNaoPublicos(sessao), ...doStatus] }),
    contar({ filtros: [privadosEmQueParticipo(sessao), ...doStatus] }),
  ]);
  const publicados = filtros.status ? contador?.porStatus[filtros.status] : contador?.publicas;
  return somaDosTotais(publicados ?? 0, meus, participo);
}

const opcoesDoTotal = (chave: readonly unknown[], ler: (cliente: QueryClient) => Promise<Total | null>) =>
  queryOptions({ queryKey: chave, queryFn: ({ client }) => ler(client) });

/** The lists of a kind whose records have this schema; `campos` are what its list can be sorted by. */
export function listasDePais<S extends z.ZodMiniType<{ titulo: string }>>(
  tipo: TipoDePai,
  schema: S,
  comoPai: (registro: z.infer<S>) => Pai,
  campos: CamposDasOrdens = {},
): ListasDePais<z.infer<S>> {
  const registros = defineLeitura(schema);
  const onde = ({ contexto }: SessaoAtiva) => caminhos.colecao(contexto, tipo.colecao);
  return {
    tipo,
    comoPai,

    /** Of what the index finds, only those that have what it was not asked for. */
    pagina: (sessao, pedido, tamanho) => ({
      chave: [...chaveDoTipo(sessao, tipo), 'lista', pedido, tamanho],
      buscar: (depoisDe) =>
        lerAteEncher(
          (cursor) =>
            registros.legiveis(onde(sessao), consultaDePais(sessao, pedido, campos, tipo), tamanho, cursor),
          (registro) => combinaCom(registro, pedido),
          1,
          depoisDe,
          PAGINAS_EM_VAO,
        ),
    }),

    /** How many the list holds; null where only reading them all would tell (a search of several words). */
    total: (sessao, filtros) =>
      opcoesDoTotal([...chaveDoTipo(sessao, tipo), 'total', filtros], (cliente) =>
        totalDe(sessao, tipo, filtros, (consulta) => registros.count(onde(sessao), consulta), cliente),
      ),

    ranking: (sessao, por) => ({
      chave: [...chaveDoTipo(sessao, tipo), 'ranking', por],
      buscar: (depoisDe) =>
        registros.legiveis(
          onde(sessao),
          { filtros: [publicos], ordem: [{ campo: CAMPO_DO_RANKING[por], direcao: 'desc' }] },
          10,
          depoisDe,
        ),
    }),
  };
}
