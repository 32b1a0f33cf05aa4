/** Results of companies, which a function reads (decisions Q201). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { temFlag } from '@/domain/acesso/quem';
import { daEmpresa, publicar, questionario } from '@/domain/contratos/resultados';
import { caminhosDaPublicacao, publicacaoSchema } from '@/domain/diagnostico/resultado-publicado';
import { chamar } from '@/firebase/chamadas/callable';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type ResultadoLido = z.infer<typeof questionario.saida>;
export type ResultadoDaEmpresa = z.infer<typeof daEmpresa.saida>['resultados'][number];

const publicacoes = defineLeitura(publicacaoSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'resultados'] as const;

export interface AlvoDoResultado {
  /** The company whose result it is. */
  idEmpresa: string;
  idProjeto: string;
  questionarioId: string;
}

/** Module 31, and nobody who only answers from outside. */
export const leResultados = ({ quem }: SessaoAtiva): boolean =>
  !quem.externo && temFlag(quem, [31, 'leitura']);

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

  /** Results of the own company in every project. */
  daEmpresa: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'da empresa'],
      enabled: leResultados(sessao),
      queryFn: () => chamar(daEmpresa, { ...sessao.contexto }),
      staleTime: 0,
    }),

  /** When the own company published a questionnaire's results; null while it has not. */
  publicacao: (sessao: SessaoAtiva, idQuestionario: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'publicação', idQuestionario],
      queryFn: async () =>
        (await publicacoes.find(caminhosDaPublicacao.uma(sessao.contexto, idQuestionario))) ?? null,
    }),

  publicar: (sessao: SessaoAtiva, qual: { idProjeto: string; idQuestionario: string }) =>
    mutationOptions({
      mutationFn: (publicado: boolean) => chamar(publicar, { ...sessao.contexto, ...qual, publicado }),
      meta: {
        sucesso: (publicado: boolean) =>
          publicado ? 'Resultados publicados com sucesso!' : 'Resultados retirados com sucesso!',
        invalida: [chave(sessao)],
      },
    }),
};
