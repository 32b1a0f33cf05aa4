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
  /** Null of a questionnaire of the own company. */
  idProjeto: string | null;
  questionarioId: string;
}

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'resultados'] as const;

export const resultadosData = {
  chave,
  /** Read anew at each visit: somebody may have finished meanwhile. */
  doQuestionario: (sessao: SessaoAtiva, alvo: AlvoDoResultado) =>
    queryOptions({
      queryKey: [...chave(sessao), alvo.idEmpresa, alvo.idProjeto, alvo.questionarioId],
      queryFn: () => chamar(questionario, { ...sessao.contexto, ...alvo }),
      staleTime: 0,
    }),
};
