/** Companies of a questionnaire by their mean: a query over their means, a page at a time (decisions Q230). */
import { queryOptions } from '@tanstack/react-query';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { type ComId, LIMITE } from '@/domain/comum/campos';
import { caminhosDasMedias, type Media, mediaSchema } from '@/domain/diagnostico/media';
import { emLugar } from '@/domain/diagnostico/ordem';
import { type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import { contem, type Filtro, igual } from '@/firebase/dados/consulta';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const medias = defineLeitura(mediaSchema);
const deQuestionarios = defineLeitura<typeof questionarios.schema>(questionarios.schema);

export interface CorteDoRanking {
  fase?: number | undefined;
  porte?: string | undefined;
  categoria?: string | undefined;
  regiao?: string | undefined;
  habilitada?: boolean | undefined;
}

/** Under the companies' own key: a change of phase makes both stale. */
const chave = (sessao: SessaoAtiva, idProjeto: string) =>
  [...empresasDoProjetoData.chave(sessao, idProjeto), 'ranking'] as const;
const onde = ({ contexto }: SessaoAtiva) => caminhosDasMedias.medias(contexto);

const noRanking = (idQuestionario: string): Filtro[] => [
  igual('idQuestionario', idQuestionario),
  igual('concorre', true),
];
const filtrosDe = (
  idQuestionario: string,
  { fase, porte, categoria, regiao, habilitada }: CorteDoRanking,
): Filtro[] => [
  ...noRanking(idQuestionario),
  ...(fase === undefined ? [] : [igual('fase', fase)]),
  ...(porte ? [igual('porte', porte)] : []),
  ...(categoria ? [igual('categoria', categoria)] : []),
  ...(regiao ? [contem('regioes', regiao)] : []),
  ...(habilitada === undefined ? [] : [igual('habilitada', habilitada)]),
];

/** Also where companies above a mean are counted: each cut has its index in this order only. */
const DA_MAIOR = [{ campo: 'mediaEmpresa', direcao: 'desc' }] as const;

const publicados = (todos: ComId<Questionario>[]) => todos.filter(({ versao }) => versao !== undefined);

interface DoQuestionario {
  idProjeto: string;
  idQuestionario: string;
}

export const rankingData = {
  chave,

  /** The highest mean first. */
  pagina: (
    sessao: SessaoAtiva,
    { idProjeto, idQuestionario }: DoQuestionario,
    corte: CorteDoRanking,
    tamanho: number,
  ) => {
    const filtros = filtrosDe(idQuestionario, corte);
    const daLista = [...chave(sessao, idProjeto), idQuestionario, corte] as const;
    return {
      chave: [...daLista, tamanho] as const,
      buscar: (depoisDe: Cursor | undefined) =>
        medias.legiveis(onde(sessao), { filtros, ordem: DA_MAIOR }, tamanho, depoisDe),
      total: totalDaLista([...daLista, 'total'], () => medias.count(onde(sessao), { filtros })),
    };
  },

  /** How many companies of the questionnaire have a mean above this one: one read, at most 250 of them counted. */
  acimaDe: (sessao: SessaoAtiva, { idProjeto, idQuestionario }: DoQuestionario, media: number, corte = {}) =>
    queryOptions({
      queryKey: [...chave(sessao, idProjeto), idQuestionario, 'acima', media, corte],
      queryFn: () =>
        medias.count(onde(sessao), {
          filtros: [...filtrosDe(idQuestionario, corte), { campo: 'mediaEmpresa', op: '>', valor: media }],
          ordem: DA_MAIOR,
        }),
    }),

  /** Of how many companies a place is one. */
  quantas: (sessao: SessaoAtiva, { idProjeto, idQuestionario }: DoQuestionario) =>
    queryOptions({
      queryKey: [...chave(sessao, idProjeto), idQuestionario, 'quantas'],
      queryFn: () => medias.count(onde(sessao), { filtros: noRanking(idQuestionario) }),
    }),

  /** Means of one company in the project, by questionnaire. */
  daEmpresa: (sessao: SessaoAtiva, idProjeto: string, idEmpresa: string) =>
    queryOptions({
      queryKey: [...chave(sessao, idProjeto), 'da empresa', idEmpresa],
      queryFn: async () => {
        const { itens } = await medias.legiveis(
          onde(sessao),
          { filtros: [igual('idProjeto', idProjeto), igual('idEmpresa', idEmpresa)] },
          LIMITE.pagina,
        );
        return new Map(itens.map((media): [string, ComId<Media>] => [media.idQuestionario, media]));
      },
    }),

  /** Questionnaires of the project in their order, drafts too. */
  todosOsQuestionarios: (sessao: SessaoAtiva, idProjeto: string) =>
    queryOptions({
      queryKey: [sessao.contexto.empresaId, 'questionarios', 'do projeto', idProjeto],
      queryFn: async (): Promise<ComId<Questionario>[]> => {
        const { itens } = await deQuestionarios.legiveis(
          questionarios.onde(sessao.contexto),
          { filtros: [igual('idProjeto', idProjeto), igual('deletedAt', null)] },
          LIMITE.pagina,
        );
        return emLugar(itens, ({ ordemQuestionario }) => ordemQuestionario);
      },
    }),

  /** The published ones of them: one reading for both. */
  questionarios: (sessao: SessaoAtiva, idProjeto: string) =>
    queryOptions({ ...rankingData.todosOsQuestionarios(sessao, idProjeto), select: publicados }),
};
