/**
 * Screens reached from another one, or from the person's own menu: they have no entry in the menu (part 1 §2). What
 * shows a record is named by it. Every other screen has a name, and with an icon it stands in the palette.
 */
import type { TelaInterna } from './tela';

export const INTERNAS = {
  // Other views of the ideas: their pages have a switch, not a breadcrumb.
  '/ideias': { rotulo: 'Tabela de ideias', icone: 'table', le: [3] },
  '/ideias-de-inovacao': { rotulo: 'Mural de ideias', icone: 'layout-kanban', le: [3] },
  '/ideias/:ideiaId': { sob: '/home-ideias', le: [3] },
  '/desafios': { rotulo: 'Tabela de desafios', icone: 'table', le: [9] },
  '/desafios/:desafioId': { sob: '/home-desafios', le: [9] },
  '/minhas-moedas': { rotulo: 'Minhas moedas', icone: 'coin', le: [3, 9], umBasta: true },
  '/retorno/diretoria': {
    rotulo: 'Resumo para a diretoria',
    icone: 'report-analytics',
    sob: '/retorno',
    le: [35],
  },
  '/ideias/regulamento': {
    rotulo: 'Novo regulamento',
    sob: '/ideias/regulamentos',
    le: [15],
  },
  '/ideias/regulamento/:regulamentoIdeiaId': { sob: '/ideias/regulamentos', le: [15] },
  '/comites-de-inovacao/:comiteId': { sob: '/comites-de-inovacao', le: [16] },
  '/categorias-de-inovacao': { le: [11] },
  '/projetos/apoios': {
    rotulo: 'Licenciados e embaixadores',
    icone: 'users',
    sob: '/projetos',
    le: [13],
    organiza: true,
  },
  '/diagnostico/:projetoId': { sob: '/diagnostico', le: [13], organiza: true },
  '/convidarEmpresa/:projetoId': { sob: '/projetos', le: [13], organiza: true },
  '/questionarios/:questionarioId': { sob: '/questionarios', le: [5, 6, 7], organiza: true },
  '/questionarioEmpresa/:empresaId': { sob: '/questionarioDeInovacao', le: [33] },
  '/questionarioEmpresa/:empresaId/:idEmpresaProjeto': { sob: '/questionarioDeInovacao', le: [33] },
  '/questionarioColaborador/:colaboradorId': { sob: '/questionarioDeInovacao', le: [33] },
  '/questionariosColaborador/:colaboradorId': { sob: '/questionarioDeInovacao', le: [33] },
  '/convidarColaboradoresExternos': { sob: '/convidarColaboradores', le: [30] },
  '/listaResponderQuestionario/:projetoId': {
    sob: '/diagnosticoEmpresa',
    para: 'convidado',
  },
  '/responderQuestionario/:idEmpresa/:questionarioId': { sob: '/diagnosticoEmpresa', para: 'convidado' },
  '/responderQuestionario/:idEmpresa/:questionarioId/:colaboradorId': {
    sob: '/diagnosticoEmpresa',
    para: 'convidado',
  },
  '/visualizarQuestionario/:idEmpresa/:idRespondente/:questionarioId': {
    sob: '/diagnosticoEmpresa',
    para: 'convidado',
  },
  '/visualizarQuestionarioExterno/:idEmpresa/:idRespondente/:questionarioId': {
    sob: '/diagnosticoEmpresa',
    para: 'convidado',
  },
  '/cadastrarEvidencias': { rotulo: 'Cadastro de Evidências', sob: '/diagnosticoEmpresa', le: [25] },
  '/analisarQuestionarios/:idEmpresa/:idProjeto': {
    sob: '/analisarRespostas',
    le: [31, 13, 5],
    outras: true,
    organiza: true,
  },
  '/visualizarResultados': {
    rotulo: 'Resultados da empresa',
    icone: 'report-analytics',
    sob: '/diagnosticoEmpresa',
    le: [31],
  },
  '/visualizarCertificados': {
    rotulo: 'Certificados da empresa',
    icone: 'shield-check',
    sob: '/diagnosticoEmpresa',
    le: [31],
  },
  '/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId': { sob: '/analisarRespostas', le: [31] },
  '/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId/:idEmpresaProjeto': {
    sob: '/analisarRespostas',
    le: [31],
  },
  '/diagnosticoDaEmpresa/:idEmpresa/:idProjeto': { sob: '/analisarRespostas', le: [31] },
  '/analisarInfo/:idEmpresa/:questionarioId': {
    sob: '/analisarRespostas',
    le: [31],
    outras: true,
    organiza: true,
  },
  '/analisarListaQuestionarios/:idEmpresa/:questionarioId': {
    sob: '/analisarRespostas',
    le: [31],
    outras: true,
    organiza: true,
  },
  '/gerenciarJuri/:projetoId': { sob: '/analisarRespostas', le: [31, 13], outras: true, organiza: true },
  '/analisarClassificacao/:projetoId': {
    sob: '/analisarRespostas',
    le: [31, 26, 13, 5],
    outras: true,
    organiza: true,
  },
  '/analisarEstatisticas/:questionarioId': {
    sob: '/analisarRespostas',
    le: [31, 5, 13],
    outras: true,
    organiza: true,
  },
  '/analisarResposta/:folhaId': { sob: '/analisarRespostas', le: [31], outras: true, organiza: true },
  // What the area's menu leads to; the catalogue of plays has the switch to those under way.
  '/tipos-de-inovacao': {
    rotulo: 'Tipos de inovação',
    sob: '/home-incentivo-a-inovacao',
    icone: 'sitemap',
    le: [20],
  },
  '/tipos-de-inovacao/:tipoDeInovacaoId': { sob: '/tipos-de-inovacao', le: [20] },
  '/jogadas-de-inovacao': {
    rotulo: 'Catálogo de jogadas',
    sob: '/home-incentivo-a-inovacao',
    icone: 'cards',
    le: [21],
  },
  '/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId': { sob: '/jogadas-de-inovacao', le: [21] },
  '/sobre-incentivo-a-inovacao': {
    rotulo: 'Sobre o incentivo à inovação',
    sob: '/home-incentivo-a-inovacao',
    icone: 'book',
    le: [19],
  },
  '/premium': { rotulo: 'Certificado de exemplo', sob: '/sobre-incentivo-a-inovacao', para: 'interno' },
  '/colaboradores/:colaboradorId': { sob: '/colaboradores', le: [2] },
  '/empresas/:empresaId': { sob: '/empresas', le: [1] },
  '/licenciadas/:licenciadaId': { para: 'master', master: true },
  '/colaboradores/removidas': {
    rotulo: 'Pessoas removidas',
    icone: 'user-off',
    sob: '/colaboradores',
    para: 'admin',
  },
  '/notificacoes': { rotulo: 'Notificações', icone: 'bell', para: 'interno' },
  '/comunicados': { rotulo: 'Comunicados', icone: 'bell', para: 'interno' },
  '/notificacoes/preferencias': {
    rotulo: 'Preferências de notificação',
    icone: 'bell-cog',
    sob: '/notificacoes',
    para: 'interno',
  },
  '/acessoPagina': { rotulo: 'Meus acessos', icone: 'shield-check', para: 'interno' },
  '/meus-dados': { rotulo: 'Meus dados', icone: 'file-download', para: 'todos' },
} as const satisfies Record<string, TelaInterna>;
