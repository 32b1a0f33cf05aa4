/** Means of a questionnaire's companies by cut, which a function reads (decisions Q234). */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { mediasPorCorte } from '@/domain/contratos/comparacao';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type MediaDoCorte = z.infer<typeof mediasPorCorte.saida>['cortes'][number];

export const mediasPorCorteData = {
  doQuestionario: (sessao: SessaoAtiva, qual: { idProjeto: string; questionarioId: string }) =>
    queryOptions({
      queryKey: [sessao.contexto.empresaId, 'médias por corte', qual.questionarioId],
      queryFn: () => chamar(mediasPorCorte, { ...sessao.contexto, ...qual }),
      staleTime: 0,
    }),
};
