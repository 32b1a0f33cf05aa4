/** What a list does to several records, one after the other (ui/lista/BarraDaSelecao). */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { relerDepois } from './relerDepois';

/**
 * `um` is silent, because the list says what came of each; `aoTerminar` reads again what the acts touch. With `relendo`
 * triggers derive some of it, and it is read until that has come.
 */
export function useUmPorVez(chaves: readonly QueryKey[], { relendo = false }: { relendo?: boolean } = {}) {
  const cliente = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (fazer: () => Promise<unknown>) => fazer(),
    meta: { erroNoFormulario: true },
  });
  return {
    um: mutateAsync,
    aoTerminar: async () => {
      if (relendo) relerDepois(cliente, ...chaves);
      await Promise.all(chaves.map((queryKey) => cliente.invalidateQueries({ queryKey })));
    },
  };
}
