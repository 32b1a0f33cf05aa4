/** Pages of a list behind cursors, addressed by number so that the page can stand in the URL. */
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { totalDaLista } from './totalDaLista';
import { paginaDaLista } from './paginaDaLista';
import type { Cursor, Pagina } from './leitura';

interface ListaPaginada<T> {
  /** Key of the list: company, collection, filters, order and page size. */
  chave: readonly unknown[];
  /** Reads the page after the cursor. */
  buscar: (depoisDe: Cursor | undefined) => Promise<Pagina<T>>;
  /** False while another list stands in its place. */
  ativa?: boolean;
}

const chaveDa = <T>({ chave }: ListaPaginada<T>, indice: number) => [...chave, 'pagina', indice] as const;

/** The page after those before it, which are read as far as there are any. An address may name the millionth. */
async function ler<T>(cliente: QueryClient, lista: ListaPaginada<T>, indice: number): Promise<Pagina<T>> {
  let cursor: Cursor | undefined;
  for (let i = 0; i < indice; i++) {
    const depoisDe = cursor;
    const anterior = await cliente.ensureQueryData({
      queryKey: chaveDa(lista, i),
      queryFn: () => lista.buscar(depoisDe),
    });
    if (!anterior.proxima) return { itens: [], proxima: undefined };
    cursor = anterior.proxima;
  }
  return lista.buscar(cursor);
}

/** Page `indice` (from 0). A page not reached by turning pages (an opened link) reads the ones before it first. */
export function usePagina<T>(lista: ListaPaginada<T>, indice: number) {
  const cliente = useQueryClient();
  return useQuery({
    queryKey: chaveDa(lista, indice),
    queryFn: () => ler(cliente, lista, indice),
    enabled: lista.ativa ?? true,
    placeholderData: keepPreviousData,
  });
}

/** A page and the total of its list, as the list on the screen takes them (ui/lista/ListPage). */
export function useLista<T>(
  lista: ListaPaginada<T> & { total: ReturnType<typeof totalDaLista> },
  indice: number,
) {
  return paginaDaLista(usePagina(lista, indice), useQuery(lista.total));
}
