/** Results of companies, which a function reads (decisions Q201). */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { empresa, folha, questionario } from '@/domain/contratos/resultados';
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

  daEmpresa: (sessao: SessaoAtiva, alvo: { idEmpresa: string; idProjeto: string }) =>
    queryOptions({
      queryKey: [...chave(sessao), 'empresa', alvo.idEmpresa, alvo.idProjeto],
      queryFn: () => chamar(empresa, { ...sessao.contexto, ...alvo }),
      staleTime: 0,
    }),
  daFolha: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'folha', id],
      queryFn: () => chamar(folha, { ...sessao.contexto, folha: id }),
      staleTime: 0,
    }),
};
