/**
 * Entries of the diagnostic's menu that come with its code (app/EntradasDoDiagnostico.tsx): the first load has no byte to
 * spare for them. menu.ts names their addresses under '/projetos', for the header and the open area.
 */
import type { TelaDoMenu } from './tela';

export const MENU_DO_DIAGNOSTICO = {
  '/diagnostico': { rotulo: 'Início do diagnóstico', icone: 'home', le: [13] },
  '/questionarios': { rotulo: 'Questionários', icone: 'clipboard-check', le: [5] },
  '/gruposDiagnostico': { rotulo: 'Grupos de perguntas', icone: 'category', le: [6] },
  '/perguntas': { rotulo: 'Perguntas', icone: 'list-check', le: [7] },
  '/tipos-de-respostas': { rotulo: 'Tipos de respostas', icone: 'checklist', le: [8] },
  '/regioes': { rotulo: 'Regiões', icone: 'building-community', le: [28] },
  '/questionarioDeInovacao': {
    rotulo: 'Questionário de inovação',
    icone: 'chart-bar',
    le: [32, 30, 13],
    tambem: ['/questionarioEmpresa', '/questionarioColaborador', '/questionariosColaborador'],
  },
  '/gerenciarEvidencias': { rotulo: 'Evidências', icone: 'cards', le: [25] },
  '/analisarRespostas': {
    rotulo: 'Analisar respostas',
    icone: 'podium',
    le: [31, 13, 5],
    tambem: ['/analisarQuestionarios'],
  },
  '/resultadoVotacaoEmpresaInspiradora': {
    rotulo: 'Resultado da votação',
    icone: 'star',
    le: [34, 13, 5],
  },
  '/gerenciarCertificados': { rotulo: 'Certificados', icone: 'shield-check', le: [31] },
  '/relatorios': { rotulo: 'Relatório do prêmio', icone: 'report-analytics', le: [31] },
  '/conferencia': {
    rotulo: 'Conferência - Processamento de Planilha de Entrevista',
    noMenu: 'Conferência',
    icone: 'list-check',
    para: 'admin',
    master: true,
  },
  '/convidarColaboradores': { rotulo: 'Participações', icone: 'users', le: [30] },
} as const satisfies Record<string, TelaDoMenu>;
