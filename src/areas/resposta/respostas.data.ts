/** Questionnaires that the signed-in person answers, and the sheets of them. */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { abrir, finalizar, listar, salvar, ver } from '@/domain/contratos/respostas';
import { chamar } from '@/firebase/chamadas/callable';
import { mandar } from '@/firebase/chamadas/mandar';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Acesso } from './aparelho/abertura';

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'respostas'] as const;

export const respostasData = {
  chave,
  /** `projetoId` null is every project. Read anew at each visit: answering changes it. */
  paraResponder: (sessao: SessaoAtiva, projetoId: string | null) =>
    queryOptions({
      queryKey: [...chave(sessao), 'lista', projetoId],
      queryFn: () => chamar(listar, { ...sessao.contexto, projetoId }),
      staleTime: 0,
    }),
  ver: (sessao: SessaoAtiva, alvo: { idEmpresa: string; questionarioId: string; idRespondente: string }) =>
    queryOptions({
      queryKey: [...chave(sessao), alvo.idEmpresa, alvo.questionarioId, alvo.idRespondente],
      queryFn: () => chamar(ver, { ...sessao.contexto, ...alvo }),
      staleTime: 0,
    }),
  /** One's own sheet of a questionnaire of `idEmpresa`, answered for `empresaId`. */
  acesso: (uid: string, alvo: z.input<typeof abrir.entrada>): Acesso => ({
    chave: `${alvo.idEmpresa}/${alvo.questionarioId}/${alvo.empresaId}/${uid}`,
    abrir: () => mandar(abrir, alvo),
    salvar: (pacote, saindo) => mandar(salvar, { ...alvo, ...pacote }, saindo),
    finalizar: (pacote) => mandar(finalizar, { ...alvo, ...pacote }),
  }),
};
