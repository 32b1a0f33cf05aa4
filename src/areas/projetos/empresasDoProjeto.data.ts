/** Companies of a project: every read and write of them (part 3 §3 and §7). */
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { removeEmpresa } from '@/domain/contratos/empresas';
import * as contratos from '@/domain/contratos/projetos';
import { type ConviteAoProjetoForm, SEM_CATEGORIA } from '@/domain/projetos/categoria';
import type { EmpresaDaPlanilha } from '@/domain/projetos/importacao-empresas';
import type { RegrasDaVotacao } from '@/domain/votacao/candidata';
import { combina as combinaComFiltros, tokenDosFiltros } from '@/domain/empresas/empresa-filtros';
import {
  caminhosDoStatus,
  idDoStatus,
  type Inscrito,
  type StatusNoProjeto,
  statusSchema,
} from '@/domain/projetos/status';
import { chamar } from '@/firebase/chamadas/callable';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { type Consulta, contem, type Filtro, igual, type Ordem } from '@/firebase/dados/consulta';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import { relerDepois } from '@/firebase/dados/relerDepois';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const linhas = defineLeitura(statusSchema);

const chave = ({ contexto }: SessaoAtiva, idProjeto: string) =>
  [contexto.empresaId, 'empresas do projeto', idProjeto] as const;

export interface ListaDoProjeto {
  idProjeto: string;
  /** Words of the trade name, or how a CNPJ begins. */
  pesquisa: string;
  /** undefined for every phase. */
  fase: number | undefined;
  /** undefined for every category, SEM_CATEGORIA for none. */
  categoria: string | undefined;
  /** Left out for both. */
  habilitada?: boolean | undefined;
  ordem: Ordem;
}

const ORDENADO_POR: Record<string, string> = { nomeFantasia: 'nomeEmOrdem', createdAt: 'createdAt' };

const guardada = (categoria: string) => (categoria === SEM_CATEGORIA ? '' : categoria);

/** One of them, as the index has it: a word, else the phase, else the category, else whether it is enabled. */
function corteDe({ pesquisa, fase, categoria, habilitada }: ListaDoProjeto): Filtro[] {
  const token = tokenDosFiltros({ pesquisa });
  if (token) return [contem('busca', token)];
  if (fase !== undefined) return [igual('status', fase)];
  if (categoria !== undefined) return [igual('categoria', guardada(categoria))];
  return habilitada === undefined ? [] : [igual('habilitada', habilitada)];
}

function consultaDe(lista: ListaDoProjeto): Consulta {
  const { campo, direcao } = lista.ordem;
  return {
    filtros: [igual('idProjeto', lista.idProjeto), igual('deletedAt', null), ...corteDe(lista)],
    ordem: [{ campo: ORDENADO_POR[campo] ?? 'nomeEmOrdem', direcao }],
  };
}

const cortesDe = ({ fase, categoria, habilitada }: ListaDoProjeto) =>
  [fase, categoria, habilitada].filter((corte) => corte !== undefined).length;

/** The index knows one word, and not word, phase, category and enabled together. */
const combina = (
  { nomeFantasia, cnpj, status, categoria: dela, habilitada: esta }: StatusNoProjeto,
  { pesquisa, fase, categoria, habilitada }: ListaDoProjeto,
) =>
  (fase === undefined || status === fase) &&
  (categoria === undefined || dela === guardada(categoria)) &&
  (habilitada === undefined || esta === habilitada) &&
  combinaComFiltros({ nomeFantasia, cnpj, razaoSocial: '', status: 'ATIVO' }, { pesquisa });

export type EnvioAoProjeto = z.input<typeof contratos.inviteEmpresa.entrada>;
export interface ConviteAoProjeto extends ConviteAoProjetoForm {
  idEmpresa: string;
  projeto: { id: string; nome: string };
}

/** What became of a row of a spreadsheet. */
export type EmpresaNoProjeto = z.output<typeof contratos.inviteEmpresa.saida>;

const contar = ({ contexto }: SessaoAtiva, idProjeto: string, mais: readonly Filtro[]) =>
  linhas.count(caminhosDoStatus.status(contexto), {
    filtros: [igual('idProjeto', idProjeto), igual('deletedAt', null), ...mais],
  });

export const empresasDoProjetoData = {
  chave,

  pagina: (sessao: SessaoAtiva, lista: ListaDoProjeto, tamanho: number) => ({
    chave: [...chave(sessao, lista.idProjeto), lista, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      lerAteEncher(
        (cursor) =>
          linhas.legiveis(caminhosDoStatus.status(sessao.contexto), consultaDe(lista), tamanho, cursor),
        (linha) => combina(linha, lista),
        tamanho,
        depoisDe,
      ),
    total: totalDaLista(
      [
        ...chave(sessao, lista.idProjeto),
        'total',
        lista.pesquisa,
        lista.fase,
        lista.categoria,
        lista.habilitada,
      ],
      async () =>
        lista.pesquisa || cortesDe(lista) > 1
          ? null
          : linhas.count(caminhosDoStatus.status(sessao.contexto), consultaDe(lista)),
    ),
  }),

  /** One company's row; null where it is not in the project. */
  umaLinha: (sessao: SessaoAtiva, idProjeto: string, idEmpresa: string) =>
    queryOptions({
      queryKey: [...chave(sessao, idProjeto), 'linha', idEmpresa],
      queryFn: () =>
        linhas.doEndereco(caminhosDoStatus.status(sessao.contexto), idDoStatus(idProjeto, idEmpresa)),
    }),

  /** Its trade name; '' where it is not in the project. */
  nome: async ({ contexto }: SessaoAtiva, idProjeto: string, idEmpresa: string) =>
    (await linhas.doEndereco(caminhosDoStatus.status(contexto), idDoStatus(idProjeto, idEmpresa)))
      ?.nomeFantasia ?? '',

  /** How many there are, how many of them are enabled, and how many stand in each of the phases: one read each. */
  contagens: (sessao: SessaoAtiva, idProjeto: string, fases: readonly number[]) =>
    queryOptions({
      queryKey: [...chave(sessao, idProjeto), 'contagens', fases],
      queryFn: async () => {
        const [todas, habilitadas, ...emFases] = await Promise.all(
          [[], [igual('habilitada', true)], ...fases.map((fase) => [igual('status', fase)])].map((mais) =>
            contar(sessao, idProjeto, mais),
          ),
        );
        return { todas: todas ?? 0, habilitadas: habilitadas ?? 0, emFases };
      },
    }),

  convidar: (sessao: SessaoAtiva, idProjeto: string) =>
    mutationOptions({
      mutationFn: ({
        form: { projeto, ...form },
        ato,
      }: DoAto<ConviteAoProjeto, EnvioAoProjeto>): Promise<{ situacao: contratos.SituacaoDaInscricao }> =>
        chamarUmaVez(
          contratos.inviteEmpresa,
          { ...sessao.contexto, ...form, projetoId: projeto.id, projeto: projeto.nome },
          ato,
        ),
      meta: {
        invalida: [chave(sessao, idProjeto)],
        erroNoFormulario: true,
      },
    }),

  /** One of several. The id of the company follows from the request, so that a second sending makes no second one. */
  convidarUma: (
    { contexto }: SessaoAtiva,
    projeto: { id: string; nome: string },
    { dados, requestId }: Pedido<EmpresaDaPlanilha>,
  ): Promise<EmpresaNoProjeto> =>
    chamar(
      contratos.inviteEmpresa,
      {
        ...contexto,
        ...dados,
        idEmpresa: requestId.replaceAll('-', '').slice(0, 20),
        projetoId: projeto.id,
        projeto: projeto.nome,
      },
      requestId,
    ),

  /** One of several that were invited: it leaves the licensee, and a moment later the project. */
  removerConvidada: ({ contexto }: SessaoAtiva, id: string) => chamar(removeEmpresa, { ...contexto, id }),

  /** After several were invited or removed. */
  reler: async (sessao: SessaoAtiva, cliente: QueryClient, idProjeto: string): Promise<void> => {
    const queryKey = chave(sessao, idProjeto);
    relerDepois(cliente, queryKey);
    await cliente.invalidateQueries({ queryKey });
  },

  /** How many companies hold the category. */
  quantasNaCategoria: (sessao: SessaoAtiva, idProjeto: string, categoria: string) =>
    contar(sessao, idProjeto, [igual('categoria', categoria)]),

  /** Who would not stand with these categories and this voting: those stored, or those about to be (decisions P195). */
  fora: (sessao: SessaoAtiva, idProjeto: string, { categoria, votacao }: RegrasDaVotacao) => {
    const soFinalistas = votacao && votacao.soFinalistas;
    return queryOptions({
      queryKey: [...chave(sessao, idProjeto), 'fora', categoria, soFinalistas],
      queryFn: () =>
        chamar(contratos.foraDaVotacao, {
          ...sessao.contexto,
          idProjeto,
          categorias: [...categoria],
          soFinalistas,
        }),
    });
  },

  /** Who of them would stop being enabled in the phase (decisions Q271). */
  perdem: (sessao: SessaoAtiva, quais: { idProjeto: string; empresas: readonly string[]; status: number }) =>
    queryOptions({
      queryKey: [...chave(sessao, quais.idProjeto), 'perdem', quais.status, quais.empresas],
      queryFn: () =>
        chamar(contratos.preverFase, { ...sessao.contexto, ...quais, empresas: [...quais.empresas] }),
    }),

  /** From either side: `organizadora` is the own company, or the one whose project the own company is in. */
  mudarCategoria: (
    sessao: SessaoAtiva,
    qual: { organizadora: string; idProjeto: string; idEmpresa: string; de: string },
  ) =>
    mutationOptions({
      mutationFn: (categoria: string) =>
        chamar(contratos.mudarCategoria, { ...sessao.contexto, ...qual, categoria }),
      // The means follow the row a moment later.
      onSuccess: (_feito, _categoria, _antes, { client }) =>
        relerDepois(client, chave(sessao, qual.idProjeto)),
      meta: {
        sucesso: 'Categoria atualizada!',
        invalida: [chave(sessao, qual.idProjeto), [sessao.contexto.empresaId, 'projetos inscritos']],
        erroNoFormulario: true,
      },
    }),

  /** One of several; `de` is the phase that the person saw. */
  mudarFaseDeUma: (
    { contexto }: SessaoAtiva,
    mudanca: { idProjeto: string; idEmpresa: string; de: number; status: number },
  ) => chamar(contratos.mudarFase, { ...contexto, ...mudanca }),

  mudarFase: (
    sessao: SessaoAtiva,
    { idProjeto, idEmpresa, status: de }: Pick<Inscrito, 'idProjeto' | 'idEmpresa' | 'status'>,
    erroNoFormulario = true,
  ) =>
    mutationOptions({
      mutationFn: (status: number) =>
        empresasDoProjetoData.mudarFaseDeUma(sessao, { idProjeto, idEmpresa, de, status }),
      // The means follow the row a moment later, and the ranking with them.
      onSuccess: (_feito, _status, _antes, { client }) => relerDepois(client, chave(sessao, idProjeto)),
      meta: {
        sucesso: 'Atualizado com sucesso!',
        invalida: [chave(sessao, idProjeto)],
        erroNoFormulario,
      },
    }),
};
