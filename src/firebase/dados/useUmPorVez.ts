/** What a list does to several records, one after the other (ui/lista/BarraDaSelecao). */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** `um` is silent, because the list says what came of each; `aoTerminar` reads again what the acts touch. */
export function useUmPorVez(chaves: readonly QueryKey[]) {
  const cliente = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (fazer: () => Promise<unknown>) => fazer(),
    meta: { erroNoFormulario: true },
  });
  return {
    um: mutateAsync,
    aoTerminar: () => Promise.all(chaves.map((queryKey) => cliente.invalidateQueries({ queryKey }))),
  };
}
