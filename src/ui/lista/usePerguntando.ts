/** The question before something is done to the selected rows (emLote.ts). */
import type { Pergunta } from '@/ui/formulario/pergunta';
import { useConfirmar } from '@/ui/formulario/useConfirmar';

/** `preparar` of an action: asks about them together, then `fazer` is done to each through `um`. */
export function usePerguntando<T>(um: (fazer: () => Promise<unknown>) => Promise<unknown>) {
  const confirmar = useConfirmar();
  return (pergunta: (quais: readonly T[]) => Pergunta, fazer: (item: T) => Promise<unknown>) =>
    async (quais: readonly T[]) =>
      (await confirmar(pergunta(quais))) ? (item: T) => um(() => fazer(item)) : undefined;
}
