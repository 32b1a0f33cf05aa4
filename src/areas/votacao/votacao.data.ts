/** The count of votings, which functions make (decisions Q245). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { temFlag } from '@/domain/acesso/quem';
import { apurar, decidirVotos, encerrarApuracao, listarVotos } from '@/domain/contratos/votacao';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type Apurada = z.output<typeof apurar.saida>;
export type CategoriaApurada = Apurada['categorias'][number];
export type VotoListado = z.output<typeof listarVotos.saida>['votos'][number];
export type SituacaoListada = z.input<typeof listarVotos.entrada>['situacao'];
export type Decisao = Pick<z.input<typeof decidirVotos.entrada>, 'votos' | 'situacao' | 'motivo'>;

const chave = ({ contexto }: SessaoAtiva, questionarioId: string) =>
  [contexto.empresaId, 'votacao', questionarioId] as const;

export const podeDecidirVotos = ({ quem }: Pick<SessaoAtiva, 'quem'>) =>
  temFlag(quem, [34, 'leitura']) && temFlag(quem, [34, 'editar']);

export const votacaoData = {
  /** Read anew at each visit; the server counts at most every 30 seconds. */
  apurar: (sessao: SessaoAtiva, questionarioId: string) =>
    queryOptions({
      queryKey: [...chave(sessao, questionarioId), 'contagem'],
      queryFn: () => chamar(apurar, { ...sessao.contexto, questionarioId }),
      staleTime: 0,
    }),

  listar: (sessao: SessaoAtiva, questionarioId: string, situacao: SituacaoListada) =>
    queryOptions({
      queryKey: [...chave(sessao, questionarioId), 'votos', situacao],
      queryFn: () => chamar(listarVotos, { ...sessao.contexto, questionarioId, situacao }),
      staleTime: 0,
    }),

  decidir: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<Decisao>) =>
        chamar(decidirVotos, { ...sessao.contexto, questionarioId, ...dados }, requestId),
      meta: { sucesso: 'Decisão registrada', invalida: [chave(sessao, questionarioId)] },
    }),

  encerrar: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: () => chamar(encerrarApuracao, { ...sessao.contexto, questionarioId }),
      meta: { sucesso: 'Apuração encerrada', invalida: [chave(sessao, questionarioId)] },
    }),
};
