/** Questionnaires that the signed-in person answers, and the sheets of them. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { abrir, finalizar, folhas, listar, reabrir, salvar, ver } from '@/domain/contratos/respostas';
import { chamar } from '@/firebase/chamadas/callable';
import { mandar } from '@/firebase/chamadas/mandar';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { segredoDaSessao } from '@/firebase/sessao/segredoDaSessao';
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
  /** How far the sheets of a company or of a person are. */
  folhas: (sessao: SessaoAtiva, de: { idEmpresa: string | null; idRespondente: string | null }) =>
    queryOptions({
      queryKey: [...chave(sessao), 'folhas', de.idEmpresa, de.idRespondente],
      queryFn: () => chamar(folhas, { ...sessao.contexto, ...de }),
      staleTime: 0,
    }),
  reabrir: (sessao: SessaoAtiva, folha: string) =>
    mutationOptions({
      mutationFn: ({ dados: { motivo }, requestId }: Pedido<{ motivo: string }>) =>
        chamar(reabrir, { ...sessao.contexto, folha, motivo }, requestId),
      meta: {
        sucesso: 'Respostas reabertas. Quem respondeu foi avisado por e-mail.',
        duracao: 3_500,
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),
  /** One's own sheet of a questionnaire of `idEmpresa`, answered for `empresaId`. */
  acesso: (uid: string, alvo: z.input<typeof abrir.entrada>): Acesso => ({
    chave: `${alvo.idEmpresa}/${alvo.questionarioId}/${alvo.empresaId}/${uid}`,
    dono: 'conta',
    segredo: segredoDaSessao,
    abrir: () => mandar(abrir, alvo),
    salvar: (pacote, saindo) => mandar(salvar, { ...alvo, ...pacote }, saindo),
    finalizar: (pacote) => mandar(finalizar, { ...alvo, ...pacote }),
  }),
};
