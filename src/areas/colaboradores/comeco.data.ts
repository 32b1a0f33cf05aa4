/** That the person has seen enough of the first steps. It stands in their own record, so every browser knows (decisions I423). */
import { mutationOptions } from '@tanstack/react-query';
import { carimbo, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const comecoData = {
  /** False takes it back. */
  ver: ({ referencia }: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (visto: boolean) =>
        new Lote().update(referencia, { comecoVistoEm: visto ? carimbo.agora() : null }).gravar(),
      // One after the other: 'Desfazer' may follow at once.
      scope: { id: 'comeco' },
      // The card says what became of it.
      meta: { erroNoFormulario: true },
    }),
};
