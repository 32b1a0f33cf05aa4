/** With what a result can be compared (decisions Q234, Q235). */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { comparar } from '@/domain/contratos/comparacao';
import { perguntasDasOutras } from '@/domain/contratos/perguntas-das-outras';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { type AlvoDoResultado, resultadosData } from '../resultados.data';

export type OpcaoDaComparacao = z.infer<typeof comparar.saida>['opcoes'][number];

export type RespostasDasOutrasLidas = z.infer<typeof perguntasDasOutras.saida>;

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

  /** What was told once changes no more. */
  outras: (sessao: SessaoAtiva, alvo: AlvoDoResultado) =>
    queryOptions({
      queryKey: [
        ...resultadosData.chave(sessao),
        'outras',
        alvo.idEmpresa,
        alvo.idProjeto,
        alvo.questionarioId,
      ],
      queryFn: () => chamar(perguntasDasOutras, { ...sessao.contexto, ...alvo }),
    }),
};
