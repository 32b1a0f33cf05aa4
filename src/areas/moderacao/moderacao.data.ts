/** The queue of moderation: read and decided through functions (src/domain/contratos/moderacao.ts). */
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import * as contratos from '@/domain/contratos/moderacao';
import type { DecisaoForm, SituacaoDoCaso } from '@/domain/moderacao/moderacao';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const moderacaoData = {
  fila: ({ contexto }: SessaoAtiva, situacao: SituacaoDoCaso) =>
    infiniteQueryOptions({
      queryKey: [contexto.empresaId, 'moderacao', situacao],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam }) =>
        chamar(contratos.fila, { ...contexto, noEstado: situacao, depois: pageParam }),
      getNextPageParam: ({ proxima }) => proxima,
    }),

  /** What was hidden or shown again stands in lists and conversations: all of the company is read anew. */
  decidir: ({ contexto }: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<{ casoId: string; versao: number; decisao: DecisaoForm }>) =>
        chamar(contratos.moderar, { ...contexto, ...dados }, requestId),
      meta: { sucesso: 'Decisão guardada', invalida: [[contexto.empresaId]], erroNoFormulario: true },
    }),
};
