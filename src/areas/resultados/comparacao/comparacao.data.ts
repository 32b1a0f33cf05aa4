/** With what a result can be compared (decisions Q234, Q235). */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { comparar } from '@/domain/contratos/comparacao';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { type AlvoDoResultado, resultadosData } from '../resultados.data';

export type OpcaoDaComparacao = z.infer<typeof comparar.saida>['opcoes'][number];

export const comparacaoData = {
  doResultado: (sessao: SessaoAtiva, alvo: AlvoDoResultado) =>
    queryOptions({
      queryKey: [
        ...resultadosData.chave(sessao),
        'comparação',
        alvo.idEmpresa,
        alvo.idProjeto,
        alvo.questionarioId,
      ],
      queryFn: () => chamar(comparar, { ...sessao.contexto, ...alvo }),
      staleTime: 0,
    }),
};
