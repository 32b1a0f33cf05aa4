/** Results of companies, which a function reads (decisions Q201). */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { questionario } from '@/domain/contratos/resultados';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type ResultadoLido = z.infer<typeof questionario.saida>;
export interface AlvoDoResultado {
  /** The company whose result it is. */
  idEmpresa: string;
  idProjeto: string;
  questionarioId: string;
}

export const resultadosData = {
  /** Read anew at each visit: somebody may have finished meanwhile. */
  doQuestionario: (sessao: SessaoAtiva, alvo: AlvoDoResultado) =>
    queryOptions({
      queryKey: [
        sessao.contexto.empresaId,
        'resultados',
        alvo.idEmpresa,
        alvo.idProjeto,
        alvo.questionarioId,
      ],
      queryFn: () => chamar(questionario, { ...sessao.contexto, ...alvo }),
      staleTime: 0,
    }),
};
