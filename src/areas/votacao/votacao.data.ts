/** The count of votings, which functions make (decisions Q245). */
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { temFlag, veOutras } from '@/domain/acesso/quem';
import {
  anularVotos,
  apurar,
  decidirVotos,
  encerrarApuracao,
  listarVotos,
  mudarAnulacao,
  verAnulacao,
} from '@/domain/contratos/votacao';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type Apurada = z.output<typeof apurar.saida>;
export type CategoriaApurada = Apurada['categorias'][number];
export type VotoListado = z.output<typeof listarVotos.saida>['votos'][number];
export type SituacaoListada = z.input<typeof listarVotos.entrada>['situacao'];
export type Anulada = Apurada['anulacoes'][number];
export type PeriodoDosVotos = Pick<z.input<typeof verAnulacao.entrada>, 'noDia' | 'das' | 'ate' | 'rede'>;
type Anulacao = PeriodoDosVotos & Pick<z.input<typeof anularVotos.entrada>, 'votos' | 'motivo'>;
type MudancaDaAnulacao = Pick<z.input<typeof mudarAnulacao.entrada>, 'anulacao' | 'desfeita' | 'motivo'>;
export type Decisao = Pick<z.input<typeof decidirVotos.entrada>, 'votos' | 'situacao' | 'motivo'>;

const chave = ({ contexto }: SessaoAtiva, questionarioId: string) =>
  [contexto.empresaId, 'votacao', questionarioId] as const;

export const podeDecidirVotos = ({ quem }: Pick<SessaoAtiva, 'quem'>) =>
  temFlag(quem, [34, 'leitura']) && temFlag(quem, [34, 'editar']);

/** The organiser's side of it: votes of whole periods (decisions P235, Q292). */
export const podeAnularPorPeriodo = (sessao: Pick<SessaoAtiva, 'quem'>) =>
  podeDecidirVotos(sessao) && veOutras(sessao.quem, 34);

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

  /** What voiding the votes of the period would change; null asks nothing. */
  verAnulacao: (sessao: SessaoAtiva, questionarioId: string, periodo: PeriodoDosVotos | null) =>
    queryOptions({
      queryKey: [...chave(sessao, questionarioId), 'período', periodo],
      queryFn: periodo
        ? () => chamar(verAnulacao, { ...sessao.contexto, questionarioId, ...periodo })
        : skipToken,
      staleTime: 0,
    }),

  anular: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<Anulacao>) =>
        chamar(anularVotos, { ...sessao.contexto, questionarioId, ...dados }, requestId),
      meta: { sucesso: 'Votos anulados', invalida: [chave(sessao, questionarioId)] },
    }),

  mudarAnulacao: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<MudancaDaAnulacao>) =>
        chamar(mudarAnulacao, { ...sessao.contexto, questionarioId, ...dados }, requestId),
      meta: { sucesso: 'Anulação mudada', invalida: [chave(sessao, questionarioId)] },
    }),

  encerrar: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: () => chamar(encerrarApuracao, { ...sessao.contexto, questionarioId }),
      meta: { sucesso: 'Apuração encerrada', invalida: [chave(sessao, questionarioId)] },
    }),
};
