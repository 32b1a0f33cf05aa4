/**
 * Every query that a screen can ask, told from the functions by which it asks: each list in every combination of its
 * filters and orders. `tests/unit/indices-todos.test.ts` asks all of them as every role and compares them with the index
 * file (decisions P187). A file that reads lists and is not here fails there.
 */
import { convitesData } from '@/areas/acesso/convites.data';
import { adesaoData } from '@/areas/adesao/adesao.data';
import { daLicenciadaData } from '@/areas/administracao/daLicenciada.data';
import { empresasData } from '@/areas/administracao/empresas.data';
import { licenciadasData } from '@/areas/administracao/licenciadas.data';
import { rankingData } from '@/areas/analise/ranking.data';
import { auditoriaData } from '@/areas/auditoria/auditoria.data';
import { autorizacoesData } from '@/areas/autorizacao/autorizacoes.data';
import { categoriasData } from '@/areas/categorias/categorias.data';
import { categoriasDeDesafioData } from '@/areas/categoriasDeDesafio/categoriasDeDesafio.data';
import { certificadosData } from '@/areas/certificados/certificados.data';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { comitesData } from '@/areas/comites/comites.data';
import { conferenciaData } from '@/areas/conferencia/conferencia.data';
import { comentariosData } from '@/areas/conversa/comentarios.data';
import { convidadosData } from '@/areas/convidados/convidados.data';
import { desafiosData, ORDENS_DE_DESAFIOS } from '@/areas/desafios/desafios.data';
import { relatorioDeDesafios } from '@/areas/desafios/relatorio/relatorioDeDesafios';
import { projetosInscritosData } from '@/areas/diagnostico/projetosInscritos.data';
import { evidenciasData } from '@/areas/evidencias/evidencias.data';
import { likesData } from '@/areas/ideias/detalhe/likes.data';
import { ideiasParecidas } from '@/areas/ideias/formulario/parecidas.data';
import { ideiasData, ORDENS_DE_IDEIAS } from '@/areas/ideias/ideias.data';
import { ideiasDaPessoa } from '@/areas/ideias/ideiasDaPessoa.data';
import { ideiasPorId } from '@/areas/ideias/ideiasPorId.data';
import { painelData } from '@/areas/ideias/painel/painel.data';
import { comunicadosData } from '@/areas/comunicados/comunicados.data';
import { propostasData } from '@/areas/ideias/painel/propostas.data';
import { rascunhosData } from '@/areas/ideias/painel/rascunhos.data';
import { relatorioDeIdeias } from '@/areas/ideias/relatorio/relatorioDeIdeias';
import { imersoesData } from '@/areas/imersoes/imersoes.data';
import { implementacaoData } from '@/areas/incentivo/implementacao/implementacao.data';
import { jogadasData } from '@/areas/incentivo/jogadas/jogadas.data';
import { opcoesDaJogada, opcoesDeCategorias } from '@/areas/incentivo/opcoes.data';
import { documentosData } from '@/areas/incentivo/sobre/documentos.data';
import { tiposDeInovacaoData } from '@/areas/incentivo/tipos/tipos.data';
import { atividadesData } from '@/areas/marcos/atividades.data';
import { marcosData } from '@/areas/marcos/marcos.data';
import { cartelasData } from '@/areas/movimentacoes/cartela/cartelas.data';
import { movimentacoesData } from '@/areas/movimentacoes/movimentacoes.data';
import { notificacoesData } from '@/areas/notificacoes/notificacoes.data';
import type { ListasDePais } from '@/areas/pais/listas.data';
import { consultasDoLugar, meuLugar } from '@/areas/pais/meuLugar.data';
import { painelDePaisData } from '@/areas/pais/painelDePais.data';
import { rascunhosEPrivadas } from '@/areas/pais/rascunhosEPrivadas.data';
import { versoesDo } from '@/areas/pais/versoes.data';
import { vinculosData } from '@/areas/pais/vinculos.data';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { moedasData } from '@/areas/pontos/moedas.data';
import { pontosData } from '@/areas/pontos/pontos.data';
import { pontosDaPessoa } from '@/areas/pontos/pontosDaPessoa.data';
import { apoiosData } from '@/areas/projetos/apoios.data';
import { dependentesData } from '@/areas/projetos/dependentes.data';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { projetosData } from '@/areas/projetos/projetos.data';
import { projetosDaEmpresa } from '@/areas/projetos/projetosDaEmpresa.data';
import { regioesData } from '@/areas/projetos/regioes/regioes.data';
import { publicacaoData } from '@/areas/questionarios/publicacao/publicacao.data';
import { gruposData, perguntasData, questionariosData } from '@/areas/questionarios/questionarios.data';
import { tiposDeRespostasData } from '@/areas/questionarios/tiposDeRespostas.data';
import { emVigor, regulamentosAtivos } from '@/areas/regulamentos/ativos.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { regulamentosDeDesafiosData } from '@/areas/regulamentos/regulamentosDeDesafios.data';
import { relatorioData } from '@/areas/relatorio/relatorio.data';
import { tiposDeJogadaData } from '@/areas/tiposDeJogada/tiposDeJogada.data';
import { ACOES_AUDITADAS } from '@/domain/auditoria/auditoria';
import type { Consulta, Ordem } from '@/domain/comum/consulta';
import { caminhos } from '@/domain/comum/caminhos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { STATUS_DO_DESAFIO } from '@/domain/desafios/desafio';
import { SITUACOES_DO_CONVIDADO } from '@/domain/diagnostico/convidado';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { ABAS_DE_ATIVIDADES, type AbaDeAtividades } from '@/domain/marcos/atividade';
import { lugarDoPai, type TipoDePai } from '@/domain/pai/pai';
import { regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { ABAS_DAS_JOGADAS } from '@/areas/incentivo/jogadas/jogadas.data';
import type { PorQue } from '@/areas/pais/listas.data';
import { combinar } from './combinar';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

/** A query as it is: for those that only stored records lead to. */
export interface ConsultaDita {
  colecao: string;
  consulta: Consulta;
}
/** A page, a query of react-query, a promise, or a query as it is; what each asks is recorded. */
export type Pedido = object;
export const ehDita = (pedido: Pedido): pedido is ConsultaDita => 'colecao' in pedido && 'consulta' in pedido;

/** What the screens with a list can be sorted by, read from the screens themselves. */
export type OrdensDasTelas = (tela: string) => readonly string[];

export interface Descricao {
  /** The file that asks, under src/areas. */
  arquivo: string;
  pedidos: (sessao: SessaoAtiva, ordens: OrdensDasTelas) => Pedido[];
}

const [ID, DIA, DIAS] = ['x', new Date(), '2026-11-28'] as const;
/** One word, of which the index tells everything, and several, of which it tells one. */
const PESQUISAS = ['', 'agua', 'agua limpa'];

const nosDois = (campos: readonly string[]): Ordem[] =>
  campos.flatMap((campo) => (['asc', 'desc'] as const).map((direcao) => ({ campo, direcao })));

interface DoCadastro {
  pagina: (sessao: SessaoAtiva, nome: string, ordem: Ordem, tamanho: number) => object;
}
/** The list of records known by their name. */
const lista = (dados: DoCadastro, sessao: SessaoAtiva, ordens: readonly string[]) =>
  PESQUISAS.flatMap((nome) => nosDois(ordens).map((ordem) => dados.pagina(sessao, nome, ordem, 10)));

const cadastro = (arquivo: string, dados: DoCadastro, tela: string): Descricao => ({
  arquivo,
  pedidos: (sessao, ordens) => lista(dados, sessao, ordens(tela)),
});

const noContexto = ({ contexto }: SessaoAtiva, tipo: TipoDePai) => ({
  lugar: lugarDoPai(tipo, contexto, ID),
  chave: ['x'],
});

interface FiltrosDosPais {
  pesquisa: string;
  status: string;
  iguais: Record<string, string>;
  contem: Record<string, string>;
  publicacao: { de?: string; ate?: string };
}

/**
 * Lists of a kind. The table has what the person may see, by status, search and what is equal, in every order. The home
 * has tabs and a search, the newest first; the board a status.
 */
function listasDe(
  listas: Pick<ListasDePais<unknown>, 'pagina' | 'total' | 'ranking'>,
  sessao: SessaoAtiva,
  ordens: readonly string[],
  {
    status,
    iguais = [],
    contem = [],
    publicacao = [],
    porQue,
  }: {
    status: string;
    iguais?: Record<string, string>[];
    contem?: Record<string, string>[];
    publicacao?: { de?: string; ate?: string }[];
    porQue: PorQue[];
  },
) {
  const pesquisa = PESQUISAS.map((texto) => texto || undefined);
  const daTabela = combinar<FiltrosDosPais>({
    pesquisa,
    status: [undefined, status],
    iguais: [undefined, ...iguais],
    contem: [undefined, ...contem],
    publicacao: [undefined, ...publicacao],
  }).map((filtros) => ({ aba: 'todas' as const, ...filtros }));
  const daHome = (['minhas', 'patrocinios'] as const).flatMap((aba) =>
    combinar<Pick<FiltrosDosPais, 'pesquisa'>>({ pesquisa }).map((filtros) => ({ aba, ...filtros })),
  );
  return [
    ...[...daTabela, ...daHome].flatMap((filtros) => [
      listas.pagina(sessao, filtros, 10),
      listas.total(sessao, filtros),
    ]),
    ...daTabela.flatMap((filtros) =>
      nosDois(ordens).map((ordem) => listas.pagina(sessao, { ...filtros, ordem }, 10)),
    ),
    ...porQue.map((por) => listas.ranking(sessao, por)),
  ];
}

const doLugar = (sessao: SessaoAtiva, tipo: TipoDePai, por: PorQue): Pedido[] => {
  const { melhor, acimaDe, seguinte } = consultasDoLugar(sessao, por);
  return [
    meuLugar(sessao, tipo, por),
    ...[melhor, acimaDe(1), seguinte(1)].map((consulta) => ({ colecao: tipo.colecao, consulta })),
  ];
};

export const TELAS: readonly Descricao[] = [
  {
    arquivo: 'acesso/convites.data.ts',
    pedidos: (sessao) => [convitesData.doDiagnostico(sessao, 10), convitesData.pendentes(sessao.uid)],
  },
  {
    arquivo: 'adesao/adesao.data.ts',
    pedidos: (sessao) => [
      adesaoData.propria(sessao, { idEmpresa: ID, idQuestionario: ID }),
      adesaoData.porEmpresa(sessao, ID, [ID, 'y']),
      adesaoData.daEmpresa(sessao, ID),
    ],
  },
  {
    arquivo: 'administracao/daLicenciada.data.ts',
    pedidos: (_sessao, ordens) =>
      PESQUISAS.flatMap((pesquisa) =>
        nosDois(ordens('administracao/LicenciadaPage')).flatMap((ordem) => [
          daLicenciadaData.pagina(ID, pesquisa, ordem, 10),
          daLicenciadaData.todas(ID, pesquisa, ordem),
        ]),
      ),
  },
  {
    arquivo: 'administracao/empresas.data.ts',
    pedidos: (sessao, ordens) => [
      ...PESQUISAS.map((texto) => empresasData.buscar(sessao, texto, 10)),
      ...(['NORMAL', 'CONVIDADA'] as const).flatMap((role) => [
        empresasData.porStatus(sessao, role),
        ...combinar<{ pesquisa: string; razaoSocial: string; cnpj: string; status: 'ATIVO' }>({
          pesquisa: [undefined, 'agua'],
          razaoSocial: [undefined, 'agua'],
          cnpj: [undefined, '12345678'],
          status: [undefined, 'ATIVO'],
        }).flatMap((filtros) =>
          nosDois(ordens('administracao/EmpresasPage')).map((ordem) =>
            empresasData.pagina(sessao, { role, filtros, ordem }, 10),
          ),
        ),
      ]),
    ],
  },
  cadastro('administracao/licenciadas.data.ts', licenciadasData, 'administracao/LicenciadasPage'),
  {
    arquivo: 'analise/ranking.data.ts',
    pedidos: (sessao) => {
      const deQual = { idProjeto: ID, idQuestionario: ID };
      return [
        ...combinar<{ fase: number; porte: string; categoria: string; regiao: string; habilitada: boolean }>({
          fase: [undefined, 1],
          porte: [undefined, 'MEI'],
          categoria: [undefined, ID],
          regiao: [undefined, ID],
          habilitada: [undefined, false],
        }).flatMap((corte) => [
          rankingData.pagina(sessao, deQual, corte, 10),
          rankingData.acimaDe(sessao, deQual, 50, corte),
        ]),
        rankingData.quantas(sessao, deQual),
        rankingData.daEmpresa(sessao, ID, ID),
        rankingData.questionarios(sessao, ID),
      ];
    },
  },
  {
    arquivo: 'auditoria/auditoria.data.ts',
    pedidos: (sessao) => [
      ...combinar<{ acao: (typeof ACOES_AUDITADAS)[number]; quem: string; de: string; ate: string }>({
        acao: [undefined, ACOES_AUDITADAS[0]],
        quem: [undefined, ID],
        de: [undefined, DIAS],
        ate: [undefined, DIAS],
      }).map((filtros) => auditoriaData.pagina(sessao, filtros as never, 10)),
      auditoriaData.doAlvo(sessao, ID),
      auditoriaData.ultimas(sessao, ACOES_AUDITADAS[0]),
    ],
  },
  {
    arquivo: 'autorizacao/autorizacoes.data.ts',
    pedidos: (sessao) => [autorizacoesData.doPapel(sessao, 'TEAM')],
  },
  cadastro('categorias/categorias.data.ts', categoriasData, 'categorias/CategoriasPage'),
  {
    arquivo: 'categoriasDeDesafio/categoriasDeDesafio.data.ts',
    pedidos: (sessao, ordens) => [
      ...lista(categoriasDeDesafioData, sessao, ordens('categoriasDeDesafio/CategoriasDeDesafioPage')),
      categoriasDeDesafioData.todas(sessao),
    ],
  },
  {
    arquivo: 'certificados/certificados.data.ts',
    pedidos: (sessao) => PESQUISAS.map((pesquisa) => certificadosData.emitidos(sessao, pesquisa, 10)),
  },
  {
    arquivo: 'colaboradores/colaboradores.data.ts',
    pedidos: (sessao, ordens) => [
      ...combinar<{ pesquisa: string; email: string; telefone: string; role: 'TEAM'; status: 'ACTIVE' }>({
        pesquisa: PESQUISAS.map((texto) => texto || undefined),
        email: [undefined, 'ana@exemplo.com.br'],
        telefone: [undefined, '+5548999990000'],
        role: [undefined, 'TEAM'],
        status: [undefined, 'ACTIVE'],
      }).flatMap((filtros) =>
        nosDois(ordens('colaboradores/ColaboradoresPage')).map((ordem) =>
          colaboradoresData.pagina(sessao, { filtros, ordem }, 10),
        ),
      ),
      colaboradoresData.porStatus(sessao),
      colaboradoresData.removidas(sessao, 10),
    ],
  },
  {
    arquivo: 'comites/comites.data.ts',
    pedidos: (sessao) => {
      const comite = { id: ID, startedAt: DIA, endedAt: DIA } as never;
      return [
        comitesData.ativo(sessao),
        comitesData.ultimo(sessao),
        comitesData.comigo(sessao),
        comitesData.historico(sessao, 10),
        comitesData.atividades(sessao, comite),
        comitesData.atividades(sessao, { id: ID, startedAt: DIA, endedAt: null } as never),
        comitesData.decisoes(sessao, comite),
        comitesData.declaracoes(sessao, comite),
        comitesData.conflitos(sessao, [caminhos.ideia(sessao.contexto, ID)]),
      ];
    },
  },
  {
    arquivo: 'conferencia/conferencia.data.ts',
    pedidos: (sessao) => [conferenciaData.licenciadas(sessao)],
  },
  {
    arquivo: 'conversa/comentarios.data.ts',
    pedidos: () => {
      const onde = { caminho: 'a/b/comentarios', chave: ['x'] };
      return [
        comentariosData.lista(onde, 'asc'),
        comentariosData.lista(onde, 'desc'),
        comentariosData.respostas(onde, ID),
        comentariosData.totalDeRespostas(onde, ID),
      ];
    },
  },
  {
    arquivo: 'convidados/convidados.data.ts',
    pedidos: (sessao) => {
      const alvo = { idEmpresa: ID, idProjeto: ID, idQuestionario: ID };
      return [
        ...[undefined, ...SITUACOES_DO_CONVIDADO].map((situacao) =>
          convidadosData.pagina(sessao, alvo, situacao, 10),
        ),
        convidadosData.porSituacao(sessao, alvo),
        convidadosData.participacao(sessao, alvo),
        convidadosData.pendentes(sessao, alvo),
      ];
    },
  },
  {
    arquivo: 'desafios/desafios.data.ts',
    pedidos: (sessao) =>
      listasDe(desafiosData, sessao, Object.keys(ORDENS_DE_DESAFIOS), {
        status: STATUS_DO_DESAFIO[0],
        iguais: [{ categoriaReference: ID }],
        porQue: ['moedas'],
      }),
  },
  {
    arquivo: 'diagnostico/projetosInscritos.data.ts',
    pedidos: (sessao) => [projetosInscritosData.daEmpresa(sessao)],
  },
  {
    arquivo: 'evidencias/evidencias.data.ts',
    pedidos: (sessao) => [
      evidenciasData.doQuestionario(sessao, { idEmpresa: ID, id: ID } as never),
      ...combinar<{ questionario: string; empresa: string }>({
        questionario: [undefined, ID],
        empresa: [undefined, ID],
      }).flatMap((filtros) =>
        PESQUISAS.map((pesquisa) => evidenciasData.recebidas(sessao, { ...filtros, pesquisa } as never, 10)),
      ),
    ],
  },
  {
    arquivo: 'ideias/detalhe/likes.data.ts',
    pedidos: (sessao) => [likesData.likes(noContexto(sessao, IDEIA), 10)],
  },
  {
    arquivo: 'ideias/formulario/parecidas.data.ts',
    pedidos: (sessao) => [ideiasParecidas(sessao, 'Reaproveitar a água da chuva')],
  },
  {
    arquivo: 'ideias/ideias.data.ts',
    pedidos: (sessao) =>
      listasDe(ideiasData, sessao, ORDENS_DE_IDEIAS, {
        status: 'APROVADA',
        iguais: [
          { autorReference: ID },
          { regulamentoReference: ID },
          { autorReference: ID, regulamentoReference: ID },
        ],
        contem: [{ setores: ID }, { objetivo: ID }, { setores: ID, objetivo: ID }],
        publicacao: [{ de: DIAS }, { ate: DIAS }, { de: DIAS, ate: DIAS }],
        porQue: ['moedas', 'likes'],
      }),
  },
  { arquivo: 'ideias/ideiasDaPessoa.data.ts', pedidos: (sessao) => [ideiasDaPessoa(sessao, ID, 5)] },
  { arquivo: 'ideias/ideiasPorId.data.ts', pedidos: (sessao) => [ideiasPorId(sessao, [ID])] },
  {
    arquivo: 'ideias/painel/painel.data.ts',
    pedidos: (sessao) => [
      painelData.recentes(sessao),
      painelData.vigentes(sessao),
      // Campaigns of a rule that runs now, for the person's sectors.
      {
        colecao: 'campanhas',
        consulta: {
          ...emVigor(DIA),
          filtros: [...emVigor(DIA).filtros, { campo: 'setores', op: 'array-contains-any', valor: [ID] }],
        },
      },
    ],
  },
  { arquivo: 'ideias/painel/propostas.data.ts', pedidos: (sessao) => [propostasData.alguma(sessao)] },
  { arquivo: 'ideias/painel/rascunhos.data.ts', pedidos: (sessao) => [rascunhosData.meus(sessao)] },
  {
    arquivo: 'imersoes/imersoes.data.ts',
    pedidos: (sessao) => [
      imersoesData.doDesafio(sessao, ID),
      imersoesData.proximas(sessao),
      imersoesData.inscricoes(sessao, ID),
      imersoesData.eventos(sessao, ID),
      imersoesData.solucoes(sessao, ID),
    ],
  },
  {
    arquivo: 'incentivo/implementacao/implementacao.data.ts',
    pedidos: (sessao) => [
      implementacaoData.jogadas(sessao, 'emCurso'),
      implementacaoData.jogadas(sessao, 'concluidas'),
      implementacaoData.movimentacoes(sessao, ID, ''),
      implementacaoData.movimentacoes(sessao, ID, ID),
    ],
  },
  {
    arquivo: 'incentivo/jogadas/jogadas.data.ts',
    pedidos: (sessao) => [
      ...ABAS_DAS_JOGADAS.flatMap((aba) => PESQUISAS.map((nome) => jogadasData.lista(sessao, aba, nome))),
      jogadasData.taticas(sessao, ID),
    ],
  },
  {
    arquivo: 'incentivo/opcoes.data.ts',
    pedidos: (sessao) => [opcoesDeCategorias(sessao), opcoesDaJogada(sessao)],
  },
  { arquivo: 'incentivo/sobre/documentos.data.ts', pedidos: (sessao) => [documentosData.todos(sessao)] },
  {
    arquivo: 'incentivo/tipos/tipos.data.ts',
    pedidos: (sessao) => [
      tiposDeInovacaoData.todos(sessao),
      tiposDeInovacaoData.taticasPorTipo(sessao),
      tiposDeInovacaoData.taticasDoTipo(sessao, ID),
    ],
  },
  {
    arquivo: 'marcos/atividades.data.ts',
    pedidos: (sessao, ordens) => [
      atividadesData.proximas(sessao),
      ...combinar<{ minhas: boolean; aba: AbaDeAtividades; pessoas: string[]; de: string; ate: string }>({
        minhas: [true, false],
        aba: Object.keys(ABAS_DE_ATIVIDADES) as AbaDeAtividades[],
        pessoas: [[], [ID, 'y']],
        de: [undefined, DIAS],
        ate: [undefined, DIAS],
      }).flatMap((filtros) =>
        [null, ...nosDois(ordens('marcos/AtividadesPage'))].map((ordem) =>
          atividadesData.pagina(sessao, filtros as never, ordem, 10),
        ),
      ),
    ],
  },
  {
    arquivo: 'marcos/marcos.data.ts',
    pedidos: (sessao) => [
      marcosData.doPai(sessao, { caminho: 'a/b' }),
      marcosData.porMudanca(sessao, { caminho: 'a/b' }),
    ],
  },
  {
    arquivo: 'movimentacoes/cartela/cartelas.data.ts',
    pedidos: (sessao) => [cartelasData.daRodada(noContexto(sessao, IDEIA) as never, '1')],
  },
  {
    arquivo: 'movimentacoes/movimentacoes.data.ts',
    pedidos: (sessao) => [
      movimentacoesData.doPai(noContexto(sessao, IDEIA)),
      movimentacoesData.porVez(noContexto(sessao, IDEIA)),
    ],
  },
  { arquivo: 'comunicados/comunicados.data.ts', pedidos: (sessao) => [comunicadosData.lista(sessao)] },
  {
    arquivo: 'notificacoes/notificacoes.data.ts',
    pedidos: (sessao) => [
      notificacoesData.lista(sessao, 'todas', null, 10),
      notificacoesData.lista(sessao, 'naoLidas', null, 10),
      notificacoesData.lista(sessao, 'naoLidas', DIA, 10),
    ],
  },
  {
    arquivo: 'pais/meuLugar.data.ts',
    pedidos: (sessao) => [
      ...doLugar(sessao, IDEIA, 'likes'),
      ...doLugar(sessao, IDEIA, 'moedas'),
      ...doLugar(sessao, DESAFIO, 'moedas'),
    ],
  },
  {
    arquivo: 'pais/painelDePais.data.ts',
    pedidos: (sessao) =>
      [IDEIA, DESAFIO].flatMap((tipo) => [
        painelDePaisData.melhores(sessao, tipo),
        painelDePaisData.ultimos(sessao, tipo),
      ]),
  },
  {
    arquivo: 'pais/rascunhosEPrivadas.data.ts',
    pedidos: (sessao) => [rascunhosEPrivadas(sessao, IDEIA), rascunhosEPrivadas(sessao, DESAFIO)],
  },
  {
    arquivo: 'pais/versoes.data.ts',
    pedidos: (sessao) =>
      [IDEIA, DESAFIO].flatMap((tipo) =>
        [true, false].map((daEquipe) => versoesDo(noContexto(sessao, tipo) as never, daEquipe)),
      ),
  },
  {
    arquivo: 'pais/vinculos.data.ts',
    pedidos: (sessao) =>
      [IDEIA, DESAFIO].flatMap((tipo) => [
        vinculosData.de(sessao, noContexto(sessao, tipo).lugar),
        ...PESQUISAS.flatMap((texto) =>
          [true, false].map((soMeus) => vinculosData.procurar(sessao, tipo, texto, soMeus)),
        ),
      ]),
  },
  {
    arquivo: 'patrocinio/patrocinio.data.ts',
    pedidos: (sessao) =>
      [IDEIA, DESAFIO].flatMap((tipo) => [
        patrocinioData.patrocinadores(noContexto(sessao, tipo)),
        patrocinioData.porVez(noContexto(sessao, tipo), null),
      ]),
  },
  {
    arquivo: 'pessoas/pessoas.data.ts',
    pedidos: (sessao) => [
      ...PESQUISAS.map((texto) => pessoasData.buscar(sessao, texto)),
      pessoasData.administradores(sessao),
      pessoasData.algumas(sessao),
    ],
  },
  {
    arquivo: 'pontos/moedas.data.ts',
    pedidos: (sessao) =>
      [IDEIA, DESAFIO].flatMap((tipo) => [
        moedasData.regulamentos(sessao, tipo),
        moedasData.ativos(sessao, tipo),
        moedasData.extrato(sessao, tipo, ID, 10),
      ]),
  },
  {
    arquivo: 'pontos/pontos.data.ts',
    pedidos: (sessao) => [
      pontosData.ranking(sessao, ID),
      pontosData.meuLugar(sessao, ID),
      pontosData.historico(sessao, ID, ID),
    ],
  },
  { arquivo: 'pontos/pontosDaPessoa.data.ts', pedidos: (sessao) => [pontosDaPessoa(sessao, ID, 5)] },
  {
    arquivo: 'projetos/apoios.data.ts',
    pedidos: (sessao, ordens) =>
      Object.values(apoiosData).flatMap((dados) => [
        ...lista(dados as DoCadastro, sessao, ordens('projetos/ApoiosPage')),
        dados.todos(sessao),
      ]),
  },
  {
    arquivo: 'projetos/dependentes.data.ts',
    pedidos: (sessao) => [
      dependentesData.doProjeto(sessao, ID),
      ...(['licenciado', 'embaixadores', 'embaixadoresPessoas'] as const).map((tipo) =>
        dependentesData.doApoio(sessao, tipo, ID),
      ),
    ],
  },
  {
    arquivo: 'projetos/empresasDoProjeto.data.ts',
    pedidos: (sessao) => [
      ...PESQUISAS.flatMap((pesquisa) =>
        [undefined, 1].flatMap((fase) =>
          [undefined, 'Indústria'].flatMap((categoria) =>
            [undefined, false].flatMap((habilitada) =>
              nosDois(['nomeFantasia', 'createdAt']).map((ordem) =>
                empresasDoProjetoData.pagina(
                  sessao,
                  { idProjeto: ID, pesquisa, fase, categoria, habilitada, ordem },
                  10,
                ),
              ),
            ),
          ),
        ),
      ),
      empresasDoProjetoData.contagens(sessao, ID, [1]),
    ],
  },
  {
    arquivo: 'projetos/projetos.data.ts',
    pedidos: (sessao, ordens) => [
      ...(['emAndamento', 'concluidos'] as const).flatMap((situacao) =>
        PESQUISAS.flatMap((nome) =>
          nosDois(ordens('projetos/ProjetosPage')).map((ordem) =>
            projetosData.pagina(sessao, { situacao, nome }, ordem, 10),
          ),
        ),
      ),
      ...PESQUISAS.map((nome) => projetosData.opcoes(sessao, nome)),
      projetosData.emAndamento(sessao),
    ],
  },
  { arquivo: 'projetos/projetosDaEmpresa.data.ts', pedidos: (sessao) => [projetosDaEmpresa(sessao, ID)] },
  {
    arquivo: 'projetos/regioes/regioes.data.ts',
    pedidos: (sessao, ordens) => [
      ...PESQUISAS.flatMap((nome) =>
        nosDois(ordens('projetos/regioes/RegioesPage')).map((ordem) =>
          regioesData.pagina(sessao, ID, nome, ordem, 10),
        ),
      ),
      regioesData.todas(sessao, ID),
      regioesData.empresas(sessao, ID),
    ],
  },
  {
    arquivo: 'questionarios/publicacao/publicacao.data.ts',
    pedidos: (sessao) => [publicacaoData.versoes(sessao, ID)],
  },
  {
    arquivo: 'questionarios/questionarios.data.ts',
    pedidos: (sessao, ordens) => [
      ...lista(questionariosData, sessao, ordens('questionarios/QuestionariosPage')),
      questionariosData.todos(sessao),
      questionariosData.dependentes(sessao, ID),
      ...lista(gruposData, sessao, ordens('questionarios/GruposPage')),
      gruposData.doQuestionario(sessao, ID),
      gruposData.doProjeto(sessao, ID),
      gruposData.dependentes(sessao, ID),
      ...PESQUISAS.flatMap((nome) =>
        nosDois(ordens('questionarios/PerguntasPage')).map((ordem) =>
          perguntasData.pagina(sessao, nome, ordem, 10, [{ campo: 'idProjeto', op: '==', valor: ID }]),
        ),
      ),
      perguntasData.doQuestionario(sessao, ID),
    ],
  },
  {
    arquivo: 'questionarios/tiposDeRespostas.data.ts',
    pedidos: (sessao, ordens) => [
      ...lista(tiposDeRespostasData, sessao, ordens('questionarios/TiposDeRespostasPage')),
      tiposDeRespostasData.todos(sessao),
    ],
  },
  {
    arquivo: 'regulamentos/ativos.data.ts',
    pedidos: (sessao) =>
      [IDEIA, DESAFIO].map(({ regulamentos }) =>
        regulamentosAtivos(sessao, regulamentos, regulamentoIdeiasSchema as never),
      ),
  },
  {
    arquivo: 'regulamentos/regulamentos.data.ts',
    pedidos: (sessao) => [
      ...PESQUISAS.flatMap((pesquisa) =>
        // The newest first unless somebody sorts by name.
        [...nosDois(['nome']), { campo: 'createdAt', direcao: 'desc' } as const].map((ordem) =>
          regulamentosData.pagina(sessao, pesquisa, ordem, 10),
        ),
      ),
      regulamentosData.campanhas(sessao, ID),
      regulamentosData.todos(sessao),
    ],
  },
  {
    arquivo: 'regulamentos/regulamentosDeDesafios.data.ts',
    pedidos: (sessao) =>
      PESQUISAS.flatMap((nome) =>
        [...nosDois(['nome']), { campo: 'createdAt', direcao: 'desc' } as const].map((ordem) =>
          regulamentosDeDesafiosData.pagina(sessao, nome, ordem, 10),
        ),
      ),
  },
  {
    arquivo: 'relatorio/relatorio.data.ts',
    pedidos: (sessao) =>
      [relatorioDeIdeias, relatorioDeDesafios].map((fonte) =>
        relatorioData.periodo(sessao, fonte, { inicio: DIAS, fim: DIAS }),
      ),
  },
  cadastro('tiposDeJogada/tiposDeJogada.data.ts', tiposDeJogadaData, 'tiposDeJogada/TiposDeJogadaPage'),
];
