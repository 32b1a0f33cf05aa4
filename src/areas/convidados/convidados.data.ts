/** People invited to questionnaires: read from what functions keep of them, written by functions. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Total } from '@/domain/comum/total';
import { inviteColaboradorDiagnostico } from '@/domain/contratos/colaboradores';
import { cancelarConvite, lembrarConvidados } from '@/domain/contratos/convites';
import { mudarLinkAberto, verLinkAberto } from '@/domain/contratos/respostas-por-link';
import {
  caminhoDosConvidados,
  type Convidado,
  convidadoSchema,
  PENDENTES,
  SITUACOES_DO_CONVIDADO,
  type SituacaoDoConvidado,
} from '@/domain/diagnostico/convidado';
import type { ComId } from '@/domain/comum/campos';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { type Consulta, igual, umDe } from '@/firebase/dados/consulta';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const convidados = defineLeitura(convidadoSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'convidados'] as const;

const chaveDoLink = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'linkAberto'] as const;

type MudancaDoLink = Pick<z.input<typeof mudarLinkAberto.entrada>, 'acao' | 'limite'>;
const FEITO_COM_O_LINK: Record<MudancaDoLink['acao'], string> = {
  criar: 'Link criado com sucesso!',
  renovar: 'Link renovado com sucesso!',
  revogar: 'Link revogado com sucesso!',
  limitar: 'Máximo de respostas salvo com sucesso!',
};

/** A questionnaire of the company that organises, as invitations name it. */
export interface QuestionarioAlvo {
  idEmpresa: string;
  idProjeto: string;
  idQuestionario: string;
}

const doQuestionario = (
  { idEmpresa, idQuestionario }: QuestionarioAlvo,
  situacoes?: readonly SituacaoDoConvidado[],
) => [
  igual('idEmpresa', idEmpresa),
  igual('idQuestionario', idQuestionario),
  ...(situacoes?.length === 1 ? [igual('situacao', situacoes[0])] : []),
  ...(situacoes && situacoes.length > 1 ? [umDe('situacao', situacoes)] : []),
];

const consulta = (alvo: QuestionarioAlvo, situacao?: SituacaoDoConvidado): Consulta => ({
  filtros: doQuestionario(alvo, situacao && [situacao]),
  ordem: [{ campo: 'nomeEmOrdem', direcao: 'asc' }],
});

const contar = (
  { contexto }: SessaoAtiva,
  alvo: QuestionarioAlvo,
  situacoes: readonly SituacaoDoConvidado[],
) => convidados.count(caminhoDosConvidados(contexto), { filtros: doQuestionario(alvo, situacoes) });

export const convidadosData = {
  chave,

  pagina: (
    sessao: SessaoAtiva,
    alvo: QuestionarioAlvo,
    situacao: SituacaoDoConvidado | undefined,
    tamanho: number,
  ) => ({
    chave: [...chave(sessao), alvo.idEmpresa, alvo.idQuestionario, situacao ?? 'todos', tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      convidados.legiveis(caminhoDosConvidados(sessao.contexto), consulta(alvo, situacao), tamanho, depoisDe),
    total: totalDaLista(
      [...chave(sessao), alvo.idEmpresa, alvo.idQuestionario, 'total', situacao ?? 'todos'],
      () => contar(sessao, alvo, situacao ? [situacao] : SITUACOES_DO_CONVIDADO),
    ),
  }),

  /** How many are in each state: one billed read each. */
  porSituacao: (sessao: SessaoAtiva, alvo: QuestionarioAlvo) =>
    queryOptions({
      queryKey: [...chave(sessao), alvo.idEmpresa, alvo.idQuestionario, 'por situação'],
      queryFn: async () => {
        const totais = await Promise.all(
          SITUACOES_DO_CONVIDADO.map((situacao) => contar(sessao, alvo, [situacao])),
        );
        return Object.fromEntries(
          SITUACOES_DO_CONVIDADO.map((situacao, i) => [situacao, totais[i] ?? 0]),
        ) as Record<SituacaoDoConvidado, Total>;
      },
    }),

  /** Only who answered and who may still: what a line of the overview shows. */
  participacao: (sessao: SessaoAtiva, alvo: QuestionarioAlvo) =>
    queryOptions({
      queryKey: [...chave(sessao), alvo.idEmpresa, alvo.idQuestionario, 'participação'],
      queryFn: async () => {
        const [respondidos, pendentes] = await Promise.all([
          contar(sessao, alvo, ['respondido']),
          contar(sessao, alvo, PENDENTES),
        ]);
        return { respondidos, pendentes };
      },
    }),

  /** Silent: the dialog says who was invited, and who was not. */
  convidar: (sessao: SessaoAtiva, alvo: QuestionarioAlvo) =>
    mutationOptions({
      mutationFn: ({ dados: emails, requestId }: Pedido<string[]>) =>
        chamar(inviteColaboradorDiagnostico, { emails, ...alvo, ...sessao.contexto }, requestId),
      meta: {
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  /** The same to one person of the list, whose row says what happens. */
  convidarDeNovo: (sessao: SessaoAtiva, alvo: QuestionarioAlvo) =>
    mutationOptions({
      mutationFn: ({ email }: ComId<Convidado>) =>
        chamar(inviteColaboradorDiagnostico, { emails: [email], ...alvo, ...sessao.contexto }),
      meta: { sucesso: 'Convite enviado com sucesso!', duracao: 3_500, invalida: [chave(sessao)] },
    }),

  /** Silent: the screen says how many were reminded, and why others were not. */
  lembrar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (convites: string[]) => chamar(lembrarConvidados, { ...sessao.contexto, convites }),
      meta: { invalida: [chave(sessao)] },
    }),

  /** Ids of those who may still answer, at most the page of 250 that one call reminds. */
  pendentes: async ({ contexto }: SessaoAtiva, alvo: QuestionarioAlvo): Promise<string[]> => {
    const { itens } = await convidados.legiveis(
      caminhoDosConvidados(contexto),
      { filtros: doQuestionario(alvo, PENDENTES), ordem: [{ campo: 'nomeEmOrdem', direcao: 'asc' }] },
      250,
    );
    return itens.map(({ id }) => id);
  },

  /** Read anew each time: somebody else may have renewed it. */
  linkAberto: (sessao: SessaoAtiva, { idEmpresa, idQuestionario }: QuestionarioAlvo) =>
    queryOptions({
      queryKey: [...chaveDoLink(sessao), idEmpresa, idQuestionario],
      queryFn: () => chamar(verLinkAberto, { ...sessao.contexto, idEmpresa, idQuestionario }),
      staleTime: 0,
    }),

  mudarLinkAberto: (sessao: SessaoAtiva, { idEmpresa, idQuestionario }: QuestionarioAlvo) =>
    mutationOptions({
      mutationFn: ({ acao, limite }: MudancaDoLink) =>
        chamar(mudarLinkAberto, { ...sessao.contexto, idEmpresa, idQuestionario, acao, limite }),
      meta: {
        sucesso: ({ acao }: MudancaDoLink) => FEITO_COM_O_LINK[acao],
        invalida: [chaveDoLink(sessao)],
      },
    }),

  cancelar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Convidado>) =>
        chamar(cancelarConvite, { ...sessao.contexto, conviteId: id }),
      meta: { sucesso: 'Convite cancelado', invalida: [chave(sessao)] },
    }),
};
