/** A page behind its cursor and, where it is known, the total, as the list on the screen takes them (ui/lista/ListPage). */
import type { Total } from '@/domain/comum/total';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Pagina } from './leitura';

export function paginaDaLista<T>(
  { data, isPending, error, refetch }: UseQueryResult<Pagina<T>>,
  /** null: not known without reading everything. */
  total?: { data: Total | null | undefined },
) {
  const quantos = total?.data ?? undefined;
  return {
    itens: data?.itens ?? [],
    ilegiveis: data?.ilegiveis ?? 0,
    ...(quantos === undefined ? {} : { total: quantos }),
    carregando: isPending,
    erro: error ?? undefined,
    recarregar: () => void refetch(),
    temMais: data?.proxima !== undefined,
  };
}
