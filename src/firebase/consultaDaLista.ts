/** A page behind its cursor and, where it is known, the total, as the list on the screen takes them (ui/ListPage). */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Pagina } from './collection';

export function consultaDaLista<T>(
  { data, isPending, error, refetch }: UseQueryResult<Pagina<T>>,
  /** null: not known without reading everything. */
  total?: { data: number | null | undefined },
) {
  return {
    itens: data?.itens ?? [],
    ilegiveis: data?.ilegiveis ?? 0,
    ...(typeof total?.data === 'number' ? { total: total.data } : {}),
    carregando: isPending,
    erro: error ?? undefined,
    recarregar: () => void refetch(),
    temMais: data?.proxima !== undefined,
  };
}
