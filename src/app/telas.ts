/** The code of every screen, by its address (domain/telas). All but the first ones are loaded when they are opened. */
import type { ComponentType } from 'react';
import type { EnderecoInterno } from '@/domain/telas/enderecos';
import { parte, porCima } from '@/ui/moldura/parte';
import { tela } from './tela';

const TelaDasCategorias = tela(() =>
  import('@/areas/categorias/CategoriasPage').then((m) => m.CategoriasPage),
);
const TelaDoRegulamento = tela(() =>
  import('@/areas/regulamentos/RegulamentoPage').then((m) => m.RegulamentoPage),
);

const TelaDosConvidados = tela(() =>
  import('@/areas/convidados/ConvidarColaboradoresPage').then((m) => m.ConvidarColaboradoresPage),
);
const TelaDaEmpresaNosQuestionarios = tela(() =>
  import('@/areas/adesao/QuestionarioEmpresaPage').then((m) => m.QuestionarioEmpresaPage),
);
const TelaDosQuestionariosDaPessoa = tela(() =>
  import('@/areas/adesao/QuestionarioColaboradorPage').then((m) => m.QuestionarioColaboradorPage),
);
const TelaDeResponder = tela(() => import('@/areas/resposta/ResponderPage').then((m) => m.ResponderPage));
const TelaDoResultado = tela(() =>
  import('@/areas/resultados/QuestionarioInfoPage').then((m) => m.QuestionarioInfoPage),
);
const TelaDasRespostas = tela(() =>
  import('@/areas/resposta/VerRespostasPage').then((m) => m.VerRespostasPage),
);

/** Screens of Rotas.tsx, which loads them first. */
type Primeiras = '/' | '/home-ideias';

export const TELAS: Record<Exclude<EnderecoInterno, Primeiras>, ComponentType> = {
  '/ideias': tela(() => import('@/areas/ideias/lista/IdeiasPage').then((m) => m.IdeiasPage)),
  '/ideias/:ideiaId': tela(() => import('./TelaDaIdeia').then((m) => m.TelaDaIdeia)),
  '/home-desafios': tela(() =>
    import('@/areas/desafios/lista/HomeDesafiosPage').then((m) => m.HomeDesafiosPage),
  ),
  '/desafios': tela(() => import('./TelaDosDesafios').then((m) => m.TelaDosDesafios)),
  '/desafios/:desafioId': tela(() => import('./TelaDoDesafio').then((m) => m.TelaDoDesafio)),
  '/ideias-de-inovacao': tela(() => import('./TelaDoMural').then((m) => m.TelaDoMural)),
  '/ranking-de-ideias': tela(() =>
    import('@/areas/ideias/ranking/RankingDeIdeiasPage').then((m) => m.RankingDeIdeiasPage),
  ),
  '/relatorios/visao-geral-de-ideias': tela(() =>
    import('@/areas/ideias/relatorio/RelatorioDeIdeiasPage').then((m) => m.RelatorioDeIdeiasPage),
  ),
  '/comunicados': tela(() => import('@/areas/comunicados/ComunicadosPage').then((m) => m.ComunicadosPage)),
  '/moderacao': tela(() => import('@/areas/moderacao/ModeracaoPage').then((m) => m.ModeracaoPage)),
  '/retorno': tela(() => import('@/areas/retorno/RetornoPage').then((m) => m.RetornoPage)),
  '/retorno/diretoria': tela(() => import('@/areas/retorno/DiretoriaPage').then((m) => m.DiretoriaPage)),
  '/ranking-de-desafios': tela(() =>
    import('@/areas/desafios/ranking/RankingDeDesafiosPage').then((m) => m.RankingDeDesafiosPage),
  ),
  '/relatorios/visao-geral-de-desafios': tela(() =>
    import('@/areas/desafios/relatorio/RelatorioDeDesafiosPage').then((m) => m.RelatorioDeDesafiosPage),
  ),
  '/minhas-moedas': tela(() => import('@/areas/pontos/MinhasMoedasPage').then((m) => m.MinhasMoedasPage)),
  '/ranking-de-colaboradores': tela(() => import('@/areas/pontos/RankingPage').then((m) => m.RankingPage)),
  '/ideias/regulamentos': tela(() =>
    import('@/areas/regulamentos/RegulamentosPage').then((m) => m.RegulamentosPage),
  ),
  '/ideias/regulamento': TelaDoRegulamento,
  '/ideias/regulamento/:regulamentoIdeiaId': TelaDoRegulamento,
  '/desafios/regulamentos': tela(() =>
    import('@/areas/regulamentos/RegulamentosDeDesafiosPage').then((m) => m.RegulamentosDeDesafiosPage),
  ),
  '/desafios/categorias-de-desafios': tela(() =>
    import('@/areas/categoriasDeDesafio/CategoriasDeDesafioPage').then((m) => m.CategoriasDeDesafioPage),
  ),
  '/comites-de-inovacao': tela(() => import('./TelaDosComites').then((m) => m.TelaDosComites)),
  '/comites-de-inovacao/:comiteId': tela(() => import('@/areas/comites/AtaPage').then((m) => m.AtaPage)),
  '/minhas-atividades': tela(() =>
    import('@/areas/marcos/AtividadesPage').then((m) => m.MinhasAtividadesPage),
  ),
  '/atividades': tela(() => import('@/areas/marcos/AtividadesPage').then((m) => m.TodasAsAtividadesPage)),
  '/categorias': TelaDasCategorias,
  '/categorias-de-inovacao': TelaDasCategorias,
  '/tiposDeJogada': tela(() =>
    import('@/areas/tiposDeJogada/TiposDeJogadaPage').then((m) => m.TiposDeJogadaPage),
  ),
  '/home-incentivo-a-inovacao': tela(() =>
    import('@/areas/incentivo/inicio/InicioDoIncentivoPage').then((m) => m.InicioDoIncentivoPage),
  ),
  '/tipos-de-inovacao': tela(() =>
    import('@/areas/incentivo/tipos/TiposDeInovacaoPage').then((m) => m.TiposDeInovacaoPage),
  ),
  '/tipos-de-inovacao/:tipoDeInovacaoId': tela(() =>
    import('@/areas/incentivo/tipos/TipoDeInovacaoPage').then((m) => m.TipoDeInovacaoPage),
  ),
  '/jogadas-de-inovacao': tela(() =>
    import('@/areas/incentivo/jogadas/JogadasPage').then((m) => m.JogadasPage),
  ),
  '/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId': tela(() =>
    import('@/areas/incentivo/jogadas/JogadaPage').then((m) => m.JogadaPage),
  ),
  '/sobre-incentivo-a-inovacao': tela(() =>
    import('@/areas/incentivo/sobre/SobreOIncentivoPage').then((m) => m.SobreOIncentivoPage),
  ),
  '/premium': tela(() => import('@/areas/incentivo/premium/PremiumPage').then((m) => m.PremiumPage)),
  '/diagnostico': tela(() =>
    import('@/areas/analise/inicio/InicioDoDiagnosticoPage').then((m) => m.InicioDoDiagnosticoPage),
  ),
  '/diagnostico/:projetoId': tela(() =>
    import('@/areas/analise/inicio/ProjetoDoDiagnosticoPage').then((m) => m.ProjetoDoDiagnosticoPage),
  ),
  '/projetos': tela(() => import('@/areas/projetos/ProjetosPage').then((m) => m.ProjetosPage)),
  '/relatorios': tela(() => import('@/areas/premio/RelatoriosPage').then((m) => m.RelatoriosPage)),
  '/regioes': tela(() => import('@/areas/projetos/regioes/RegioesPage').then((m) => m.RegioesPage)),
  '/projetos/apoios': tela(() => import('@/areas/projetos/ApoiosPage').then((m) => m.ApoiosPage)),
  '/convidarEmpresa/:projetoId': tela(() =>
    import('@/areas/projetos/EmpresasDoProjetoPage').then((m) => m.EmpresasDoProjetoPage),
  ),
  '/questionarios': tela(() =>
    import('@/areas/questionarios/QuestionariosPage').then((m) => m.QuestionariosPage),
  ),
  '/questionarios/:questionarioId': tela(() =>
    import('@/areas/questionarios/inteiro/QuestionarioPage').then((m) => m.QuestionarioPage),
  ),
  '/gruposDiagnostico': tela(() => import('@/areas/questionarios/GruposPage').then((m) => m.GruposPage)),
  '/perguntas': tela(() => import('@/areas/questionarios/PerguntasPage').then((m) => m.PerguntasPage)),
  '/tipos-de-respostas': tela(() =>
    import('@/areas/questionarios/TiposDeRespostasPage').then((m) => m.TiposDeRespostasPage),
  ),
  '/questionarioDeInovacao': tela(() =>
    import('@/areas/adesao/QuestionarioDeInovacaoPage').then((m) => m.QuestionarioDeInovacaoPage),
  ),
  '/questionarioEmpresa/:empresaId': TelaDaEmpresaNosQuestionarios,
  '/questionarioEmpresa/:empresaId/:idEmpresaProjeto': TelaDaEmpresaNosQuestionarios,
  '/questionarioColaborador/:colaboradorId': TelaDosQuestionariosDaPessoa,
  '/questionariosColaborador/:colaboradorId': TelaDosQuestionariosDaPessoa,
  '/resultadoVotacaoEmpresaInspiradora': tela(() =>
    import('@/areas/votacao/ResultadoDaVotacaoPage').then((m) => m.ResultadoDaVotacaoPage),
  ),
  '/analisarRespostas': tela(() =>
    import('@/areas/analise/AnalisarRespostasPage').then((m) => m.AnalisarRespostasPage),
  ),
  '/analisarQuestionarios/:idEmpresa/:idProjeto': tela(() =>
    import('@/areas/analise/AnaliseDaEmpresaPage').then((m) => m.AnaliseDaEmpresaPage),
  ),
  '/visualizarResultados': tela(() =>
    import('@/areas/analise/VisualizarResultadosPage').then((m) => m.VisualizarResultadosPage),
  ),
  '/conferencia': tela(() => import('@/areas/conferencia/ConferenciaPage').then((m) => m.ConferenciaPage)),
  '/convidarColaboradores': TelaDosConvidados,
  '/convidarColaboradoresExternos': TelaDosConvidados,
  '/listaResponderQuestionario/:projetoId': tela(() =>
    import('@/areas/resposta/ListaResponderPage').then((m) => m.ListaResponderPage),
  ),
  '/responderQuestionario/:idEmpresa/:questionarioId': TelaDeResponder,
  '/responderQuestionario/:idEmpresa/:questionarioId/:colaboradorId': TelaDeResponder,
  '/visualizarQuestionario/:idEmpresa/:idRespondente/:questionarioId': TelaDasRespostas,
  '/visualizarQuestionarioExterno/:idEmpresa/:idRespondente/:questionarioId': TelaDasRespostas,
  '/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId': TelaDoResultado,
  '/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId/:idEmpresaProjeto': TelaDoResultado,
  '/diagnosticoDaEmpresa/:idEmpresa/:idProjeto': tela(() =>
    import('@/areas/resultados/DiagnosticoDaEmpresaPage').then((m) => m.DiagnosticoDaEmpresaPage),
  ),
  '/analisarInfo/:idEmpresa/:questionarioId': TelaDoResultado,
  '/analisarListaQuestionarios/:idEmpresa/:questionarioId': tela(() =>
    import('@/areas/resultados/analise/AnalisarListaPage').then((m) => m.AnalisarListaPage),
  ),
  '/analisarResposta/:folhaId': tela(() =>
    import('@/areas/resultados/analise/AnalisarRespostaPage').then((m) => m.AnalisarRespostaPage),
  ),
  '/gerenciarJuri/:projetoId': tela(() =>
    import('@/areas/juri/GerenciarJuriPage').then((m) => m.GerenciarJuriPage),
  ),
  '/analisarClassificacao/:projetoId': tela(() =>
    import('@/areas/juri/ClassificacaoPage').then((m) => m.ClassificacaoPage),
  ),
  '/analisarEstatisticas/:questionarioId': tela(() =>
    import('@/areas/estatisticas/EstatisticasPage').then((m) => m.EstatisticasPage),
  ),
  '/respostasParaAvaliar': tela(() => import('@/areas/juri/ParaAvaliarPage').then((m) => m.ParaAvaliarPage)),
  '/visualizarCertificados': tela(() =>
    import('@/areas/certificados/CertificadosDaEmpresaPage').then((m) => m.CertificadosDaEmpresaPage),
  ),
  '/gerenciarCertificados': tela(() =>
    import('@/areas/certificados/CertificadosEmitidosPage').then((m) => m.CertificadosEmitidosPage),
  ),
  '/cadastrarEvidencias': tela(() =>
    import('@/areas/evidencias/CadastrarEvidenciasPage').then((m) => m.CadastrarEvidenciasPage),
  ),
  '/gerenciarEvidencias': tela(() =>
    import('@/areas/evidencias/GerenciarEvidenciasPage').then((m) => m.GerenciarEvidenciasPage),
  ),
  '/diagnosticoEmpresa': tela(() =>
    import('@/areas/diagnostico/DiagnosticoPage').then((m) => m.DiagnosticoPage),
  ),
  '/empresas': tela(() => import('@/areas/administracao/EmpresasPage').then((m) => m.EmpresasNormaisPage)),
  '/empresas-convidadas': tela(() =>
    import('@/areas/administracao/EmpresasPage').then((m) => m.EmpresasConvidadasPage),
  ),
  '/colaboradores': tela(() =>
    import('@/areas/colaboradores/ColaboradoresPage').then((m) => m.ColaboradoresPage),
  ),
  '/colaboradores/:colaboradorId': tela(() =>
    import('@/areas/colaboradores/PessoaPage').then((m) => m.PessoaPage),
  ),
  '/empresas/:empresaId': tela(() => import('@/areas/administracao/EmpresaPage').then((m) => m.EmpresaPage)),
  '/licenciadas/:licenciadaId': tela(() =>
    import('@/areas/administracao/LicenciadaPage').then((m) => m.LicenciadaPage),
  ),
  '/colaboradores/removidas': tela(() =>
    import('@/areas/colaboradores/RemovidasPage').then((m) => m.RemovidasPage),
  ),
  '/autorizacoes': tela(() => import('@/areas/autorizacao/AutorizacoesPage').then((m) => m.AutorizacoesPage)),
  '/auditoria': tela(() => import('@/areas/auditoria/AuditoriaPage').then((m) => m.AuditoriaPage)),
  '/notificacoes': tela(() =>
    import('@/areas/notificacoes/NotificacoesPage').then((m) => m.NotificacoesPage),
  ),
  '/notificacoes/preferencias': tela(() =>
    import('@/areas/notificacoes/PreferenciasPage').then((m) => m.PreferenciasPage),
  ),
  '/acessoPagina': tela(() => import('@/areas/autorizacao/MeusAcessosPage').then((m) => m.MeusAcessosPage)),
  '/meus-dados': tela(() => import('@/areas/meusDados/MeusDadosPage').then((m) => m.MeusDadosPage)),
};

type Formulario = ComponentType<{ aoFechar: () => void }>;
const formulario = (importar: () => Promise<Formulario>) => parte(importar, porCima);

/**
 * Forms of a new record, by the address of their list. The palette opens them for people who may create in its
 * module.
 */
export const CADASTROS: Partial<
  Record<EnderecoInterno, { rotulo: string; soAdmin?: true; formulario: Formulario }>
> = {
  '/projetos': {
    rotulo: 'Adicionar projeto',
    formulario: formulario(() => import('@/areas/projetos/ProjetoFormModal').then((m) => m.ProjetoFormModal)),
  },
  '/questionarios': {
    rotulo: 'Adicionar questionário',
    formulario: formulario(() =>
      import('@/areas/questionarios/QuestionarioFormModal').then((m) => m.QuestionarioFormModal),
    ),
  },
  '/tipos-de-respostas': {
    rotulo: 'Adicionar tipo de resposta',
    formulario: formulario(() =>
      import('@/areas/questionarios/TipoDeRespostaFormModal').then((m) => m.TipoDeRespostaFormModal),
    ),
  },
  '/categorias': {
    rotulo: 'Adicionar categoria de inovação',
    formulario: formulario(() =>
      import('@/areas/categorias/CategoriaFormModal').then((m) => m.CategoriaFormModal),
    ),
  },
  '/desafios': {
    rotulo: 'Adicionar desafio',
    formulario: formulario(() =>
      import('@/areas/desafios/formulario/DesafioFormModal').then((m) => m.DesafioFormModal),
    ),
  },
  '/desafios/categorias-de-desafios': {
    rotulo: 'Adicionar categoria de desafio',
    formulario: formulario(() =>
      import('@/areas/categoriasDeDesafio/CategoriaDeDesafioFormModal').then(
        (m) => m.CategoriaDeDesafioFormModal,
      ),
    ),
  },
  '/desafios/regulamentos': {
    rotulo: 'Adicionar regulamento de desafios',
    soAdmin: true,
    formulario: formulario(() =>
      import('@/areas/regulamentos/RegulamentoDeDesafiosFormModal').then(
        (m) => m.RegulamentoDeDesafiosFormModal,
      ),
    ),
  },
  '/tiposDeJogada': {
    rotulo: 'Adicionar tipo de jogada',
    formulario: formulario(() =>
      import('@/areas/tiposDeJogada/TipoDeJogadaFormModal').then((m) => m.TipoDeJogadaFormModal),
    ),
  },
};
