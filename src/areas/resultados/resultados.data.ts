/** Results of companies, which a function reads (decisions Q201). */
import { veNotasDeOutros } from '@/domain/diagnostico/quem-conduz';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { temFlag } from '@/domain/acesso/quem';
import { daEmpresa, empresa, folha, publicar, questionario } from '@/domain/contratos/resultados';
import { caminhosDaPublicacao, publicacaoSchema } from '@/domain/diagnostico/resultado-publicado';
import { encerrar, fases } from '@/domain/contratos/notas';
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
  /** Null of a questionnaire of the own company. */
  idProjeto: string | null;
  questionarioId: string;
}

/** Module 31, and nobody who only answers from outside. */
export const leResultados = ({ quem }: SessaoAtiva): boolean =>
  !quem.externo && temFlag(quem, [31, 'leitura']);

export const resultadosData = {
  chave,
  /** Read anew at each visit: somebody may have finished meanwhile. */
  doQuestionario: (sessao: SessaoAtiva, alvo: AlvoDoResultado) =>
    queryOptions({
      queryKey: [...chave(sessao), alvo.idEmpresa, alvo.idProjeto, alvo.questionarioId],
      queryFn: () => chamar(questionario, { ...sessao.contexto, ...alvo }),
      staleTime: 0,
    }),

  deUmaEmpresa: (sessao: SessaoAtiva, alvo: { idEmpresa: string; idProjeto: string }) =>
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
  /** Results of the own company in every project. */
  daEmpresa: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'da empresa'],
      enabled: leResultados(sessao),
      queryFn: () => chamar(daEmpresa, { ...sessao.contexto }),
      staleTime: 0,
    }),

  /** How far the evaluation of each phase is, of a questionnaire of the own company (decisions P191). */
  fases: (sessao: SessaoAtiva, questionarioId: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'fases', questionarioId],
      queryFn: () => chamar(fases, { ...sessao.contexto, questionarioId }),
      enabled: veNotasDeOutros(sessao.quem),
      staleTime: 0,
    }),
  encerrar: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: (mudanca: { fase: number; encerrada: boolean }) =>
        chamar(encerrar, { ...sessao.contexto, questionarioId, ...mudanca }),
      meta: {
        sucesso: ({ encerrada }: { encerrada: boolean }) =>
          encerrada ? 'Avaliação encerrada' : 'Avaliação reaberta',
        invalida: [chave(sessao)],
      },
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
      mutationFn: (como: { publicado: boolean; palavras: boolean }) =>
        chamar(publicar, { ...sessao.contexto, ...qual, ...como }),
      meta: {
        sucesso: ({ publicado }: { publicado: boolean }) =>
          publicado ? 'Resultados publicados com sucesso!' : 'Resultados retirados com sucesso!',
        invalida: [chave(sessao)],
      },
    }),
};
