/** Pages of a list behind cursors, addressed by number so that the page can stand in the URL. */
import {
  keepPreviousData,
  queryOptions,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Cursor, Pagina } from './collection';

interface ListaPaginada<T> {
  /** Key of the list: company, collection, filters, order and page size. */
  chave: readonly unknown[];
  /** Reads the page after the cursor. */
  buscar: (depoisDe: Cursor | undefined) => Promise<Pagina<T>>;
  /** False while another list stands in its place. */
  ativa?: boolean;
}

function opcoes<T>(cliente: QueryClient, lista: ListaPaginada<T>, indice: number) {
  return queryOptions({
    queryKey: [...lista.chave, 'pagina', indice],
    queryFn: async (): Promise<Pagina<T>> => {
      if (indice === 0) return lista.buscar(undefined);
      const anterior = await cliente.ensureQueryData(opcoes(cliente, lista, indice - 1));
      return anterior.proxima ? lista.buscar(anterior.proxima) : { itens: [], proxima: undefined };
    },
  });
}

/** Page `indice` (from 0). A page not reached by turning pages (an opened link) reads the ones before it first. */
export function usePagina<T>(lista: ListaPaginada<T>, indice: number) {
  const cliente = useQueryClient();
  return useQuery({
    ...opcoes(cliente, lista, indice),
    enabled: lista.ativa ?? true,
    placeholderData: keepPreviousData,
  });
}
