/** The award report (module 31): counters, rows and names, which functions read (decisions Q270). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type Cursor,
  empresas,
  escolhas,
  MAXIMO_DE_NOMES,
  medias,
  NA_PLANILHA,
  nomes,
  type NOMES_DE,
  premio,
} from '@/domain/contratos/relatorios';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export interface AlvoDoPremio {
  idProjeto: string;
  questionarioId: string;
}
export type Premio = z.infer<typeof premio.saida>;
export type EmpresaDoPremio = z.infer<typeof empresas.saida>['linhas'][number];
export type MediaDoPremio = z.infer<typeof medias.saida>['linhas'][number];
type Filtros<C extends typeof empresas | typeof medias> = Omit<
  z.input<C['entrada']>,
  'licenciadaId' | 'empresaId' | 'idProjeto' | 'questionarioId' | 'depois' | 'porPagina'
>;
export type FiltrosDasEmpresas = Filtros<typeof empresas>;
export type FiltrosDasMedias = Filtros<typeof medias>;
export interface PaginaPedida {
  porPagina: 10 | 25 | 100 | 250;
  depois: Cursor | null;
}

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'premio'] as const;
/** Details are read again after 5 minutes, and kept for 10 (part 3 §9). */
const CACHE = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 };

type AoLer<T> = (pagina: readonly T[]) => void;
const TODAS = { filtro: null, habilitada: false, porPagina: NA_PLANILHA } as const;

/** A page after another, until the last one or the person cancels. */
async function todasAsPaginas<T>(
  pagina: (depois: Cursor | null) => Promise<{ linhas: readonly T[]; proxima: Cursor | null }>,
  signal: AbortSignal,
  aoLer: AoLer<T>,
) {
  let depois: Cursor | null = null;
  do {
    signal.throwIfAborted();
    const lida: Awaited<ReturnType<typeof pagina>> = await pagina(depois);
    aoLer(lida.linhas);
    depois = lida.proxima;
  } while (depois);
}

export const premioData = {
  escolhas: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'escolhas'],
      queryFn: async () => (await chamar(escolhas, sessao.contexto)).projetos,
      ...CACHE,
    }),
  premio: (sessao: SessaoAtiva, alvo: AlvoDoPremio) =>
    queryOptions({
      queryKey: [...chave(sessao), alvo],
      queryFn: () => chamar(premio, { ...sessao.contexto, ...alvo }),
      ...CACHE,
    }),
  empresas: (sessao: SessaoAtiva, alvo: AlvoDoPremio, filtros: FiltrosDasEmpresas, pagina: PaginaPedida) =>
    queryOptions({
      queryKey: [...chave(sessao), 'empresas', alvo, filtros, pagina],
      queryFn: () => chamar(empresas, { ...sessao.contexto, ...alvo, ...filtros, ...pagina }),
      placeholderData: keepPreviousData,
      ...CACHE,
    }),
  medias: (sessao: SessaoAtiva, alvo: AlvoDoPremio, filtros: FiltrosDasMedias, pagina: PaginaPedida) =>
    queryOptions({
      queryKey: [...chave(sessao), 'medias', alvo, filtros, pagina],
      queryFn: () => chamar(medias, { ...sessao.contexto, ...alvo, ...filtros, ...pagina }),
      placeholderData: keepPreviousData,
      ...CACHE,
    }),
  /** In the order of `ids`. */
  nomes: (sessao: SessaoAtiva, idProjeto: string, de: (typeof NOMES_DE)[number], ids: readonly string[]) =>
    queryOptions({
      queryKey: [...chave(sessao), 'nomes', idProjeto, de, ids],
      enabled: ids.length > 0,
      queryFn: async () =>
        (
          await chamar(nomes, {
            ...sessao.contexto,
            idProjeto,
            de,
            ids: ids.slice(0, MAXIMO_DE_NOMES),
          })
        ).nomes,
      ...CACHE,
    }),
  /** All rows, a page after another. */
  todas: (
    { contexto }: SessaoAtiva,
    alvo: AlvoDoPremio,
    signal: AbortSignal,
    aoLer: AoLer<EmpresaDoPremio>,
  ) =>
    todasAsPaginas(
      (depois): Promise<z.infer<typeof empresas.saida>> =>
        chamar(empresas, { ...contexto, ...alvo, ...TODAS, dia: null, depois }),
      signal,
      aoLer,
    ),
  /** The means of all companies that finished something. */
  todasAsMedias: (
    { contexto }: SessaoAtiva,
    alvo: AlvoDoPremio,
    signal: AbortSignal,
    aoLer: AoLer<MediaDoPremio>,
  ) =>
    todasAsPaginas(
      (depois): Promise<z.infer<typeof medias.saida>> =>
        chamar(medias, { ...contexto, ...alvo, ...TODAS, depois }),
      signal,
      aoLer,
    ),
};
