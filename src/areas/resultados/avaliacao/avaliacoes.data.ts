/** Evaluators' scores, which functions read and write (decisions Q202). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { juriData } from '@/areas/juri/juri.data';
import { avaliar, desconsiderar, listar } from '@/domain/contratos/notas';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { resultadosData } from '../resultados.data';

export type AvaliacoesLidas = z.infer<typeof listar.saida>;
export type NotaLida = AvaliacoesLidas['notas'][number];

/** The company that is scored, and in which questionnaire of the own company. */
export interface AlvoDaAvaliacao {
  idEmpresa: string;
  questionarioId: string;
}
export type NotaParaDar = Pick<
  z.input<typeof avaliar.entrada>,
  'grupo' | 'fase' | 'idResposta' | 'nota' | 'justificativa' | 'vistas'
>;

const chave = ({ contexto }: SessaoAtiva, { idEmpresa, questionarioId }: AlvoDaAvaliacao) =>
  [contexto.empresaId, 'avaliações', idEmpresa, questionarioId] as const;

export const avaliacoesData = {
  doResultado: (sessao: SessaoAtiva, alvo: AlvoDaAvaliacao) =>
    queryOptions({
      queryKey: chave(sessao, alvo),
      queryFn: () => chamar(listar, { ...sessao.contexto, ...alvo }),
      staleTime: 0,
    }),

  /** The means follow by trigger, a moment later. */
  avaliar: (sessao: SessaoAtiva, alvo: AlvoDaAvaliacao, jaDada: boolean) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<NotaParaDar>) =>
        chamar(avaliar, { ...sessao.contexto, ...alvo, ...dados }, requestId),
      onSuccess: (_dados, _variaveis, _antes, { client }) =>
        relerDepois(client, resultadosData.chave(sessao)),
      meta: {
        sucesso: jaDada ? 'Nota atualizada com sucesso!' : 'Nota adicionada com sucesso!',
        // And what is left for the jury to do.
        invalida: [chave(sessao, alvo), juriData.chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  /** Takes a score out of the means, with a reason. */
  desconsiderar: (sessao: SessaoAtiva, alvo: AlvoDaAvaliacao) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<{ nota: string; desconsiderado: true; motivo: string }>) =>
        chamar(desconsiderar, { ...sessao.contexto, ...dados }, requestId),
      onSuccess: (_dados, _variaveis, _antes, { client }) =>
        relerDepois(client, resultadosData.chave(sessao)),
      meta: {
        sucesso: 'Avaliação desconsiderada',
        invalida: [chave(sessao, alvo), juriData.chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  /** And back into them. */
  reconsiderar: (sessao: SessaoAtiva, alvo: AlvoDaAvaliacao) =>
    mutationOptions({
      mutationFn: (nota: string) =>
        chamar(desconsiderar, { ...sessao.contexto, nota, desconsiderado: false }),
      onSuccess: (_dados, _variaveis, _antes, { client }) =>
        relerDepois(client, resultadosData.chave(sessao)),
      meta: {
        sucesso: 'Avaliação reconsiderada',
        invalida: [chave(sessao, alvo), juriData.chave(sessao)],
      },
    }),
};
