/** What a list does to several records, one after the other (ui/lista/BarraDaSelecao). */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { relerDepois } from './relerDepois';

/**
 * `um` is silent, because the list says what came of each; `aoTerminar` reads again what the acts touch. `derivadas` come
 * by triggers, and are read until they have come.
 */
export function useUmPorVez(chaves: readonly QueryKey[], derivadas: readonly QueryKey[] = []) {
  const cliente = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (fazer: () => Promise<unknown>) => fazer(),
    meta: { erroNoFormulario: true },
  });
  return {
    um: mutateAsync,
    aoTerminar: async () => {
      relerDepois(cliente, ...derivadas);
      await Promise.all(chaves.map((queryKey) => cliente.invalidateQueries({ queryKey })));
    },
  };
}
