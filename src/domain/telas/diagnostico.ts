/**
 * Entries of the diagnostic's menu that come with its code (app/EntradasDoDiagnostico.tsx): the first load has no byte to
 * spare for them. menu.ts names their addresses under '/projetos', for the header and the open area. Their groups follow
 * a programme from its questions to its award.
 */
import type { TelaDoMenu } from './tela';

export const MENU_DO_DIAGNOSTICO = {
  '/diagnostico': { rotulo: 'Início do diagnóstico', icone: 'home', le: [13], organiza: true },
  '/questionarios': {
    grupo: 'Preparar',
    rotulo: 'Questionários',
    icone: 'clipboard-check',
    le: [5],
    organiza: true,
  },
  '/gruposDiagnostico': {
    grupo: 'Preparar',
    rotulo: 'Grupos de perguntas',
    icone: 'category',
    le: [6],
    organiza: true,
  },
  '/perguntas': { grupo: 'Preparar', rotulo: 'Perguntas', icone: 'list-check', le: [7], organiza: true },
  '/tipos-de-respostas': {
    grupo: 'Preparar',
    rotulo: 'Tipos de respostas',
    icone: 'checklist',
    le: [8],
    organiza: true,
  },
  '/regioes': { grupo: 'Preparar', rotulo: 'Regiões', icone: 'building-community', le: [28], organiza: true },
  '/convidarColaboradores': {
    grupo: 'Acompanhar',
    rotulo: 'Participações',
    icone: 'users',
    le: [30],
    tambem: ['/convidarColaboradoresExternos'],
  },
  '/questionarioDeInovacao': {
    grupo: 'Acompanhar',
    rotulo: 'Questionário de inovação',
    icone: 'chart-bar',
    le: [32, 30, 13],
    outras: true,
    tambem: ['/questionarioEmpresa', '/questionarioColaborador', '/questionariosColaborador'],
  },
  '/gerenciarEvidencias': {
    grupo: 'Acompanhar',
    rotulo: 'Evidências',
    icone: 'cards',
    le: [25],
    outras: true,
    organiza: true,
  },
  '/analisarRespostas': {
    grupo: 'Avaliar',
    rotulo: 'Analisar respostas',
    icone: 'podium',
    le: [31, 13, 5],
    outras: true,
    organiza: true,
    tambem: ['/analisar*', '/diagnosticoDaEmpresa', '/gerenciarJuri', '/questionarioInfo'],
  },
  '/respostasParaAvaliar': {
    grupo: 'Avaliar',
    rotulo: 'Para avaliar',
    icone: 'checklist',
    le: [31],
    outras: true,
    organiza: true,
  },
  '/conferencia': {
    grupo: 'Avaliar',
    rotulo: 'Conferência - Processamento de Planilha de Entrevista',
    noMenu: 'Conferência',
    icone: 'list-check',
    para: 'admin',
    master: true,
  },
  '/resultadoVotacaoEmpresaInspiradora': {
    grupo: 'Premiar',
    rotulo: 'Resultado da votação',
    icone: 'star',
    le: [34, 13, 5],
    organiza: true,
  },
  '/gerenciarCertificados': {
    grupo: 'Premiar',
    rotulo: 'Certificados',
    icone: 'shield-check',
    le: [31],
    outras: true,
    organiza: true,
  },
  '/relatorios': {
    grupo: 'Premiar',
    rotulo: 'Relatório do prêmio',
    icone: 'report-analytics',
    le: [31],
    outras: true,
    organiza: true,
  },
} as const satisfies Record<string, TelaDoMenu>;
