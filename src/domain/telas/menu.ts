/**
 * Screens with an entry in the menu, by area (part 1 §2 and §6). Everybody loads them first, so the screens one reaches
 * from another stand apart (internas.ts). Routes, guards, menu, palette and names (nomes.ts) read these rows. The code
 * of each is named in app/telas.ts.
 */
import type { Area } from '@/domain/acesso/areas';
import type { TelaDoMenu } from './tela';

/** The four areas, and the platform's own tab, which only MASTER has. */
export type Aba = Area | 'administracao';

export const MENU = {
  administracao: { '/': { tambem: ['/licenciadas'], rotulo: 'Licenciadas', icone: 'building-community' } },
  gestao: {
    '/': { rotulo: 'Início', icone: 'home', le: [3] },
    '/home-ideias': {
      grupo: 'Participar',
      tambem: ['/ideias', '/ideias-de-inovacao'],
      rotulo: 'Ideias',
      icone: 'bulb',
      le: [3],
    },
    '/minhas-atividades': {
      grupo: 'Participar',
      rotulo: 'Minhas atividades',
      icone: 'checklist',
      le: [17],
    },
    '/ranking-de-ideias': {
      grupo: 'Acompanhar',
      rotulo: 'Ranking de ideias',
      icone: 'chart-bar',
      le: [3],
    },
    '/ranking-de-colaboradores': {
      grupo: 'Acompanhar',
      rotulo: 'Ranking de colaboradores',
      icone: 'trophy',
      le: [18],
    },
    '/atividades': { grupo: 'Acompanhar', rotulo: 'Atividades', icone: 'list-check', le: [17] },
    // The report shows ideas, so reading it takes both modules; the rules ask for both too.
    '/relatorios/visao-geral-de-ideias': {
      grupo: 'Acompanhar',
      rotulo: 'Relatório de ideias',
      icone: 'report-analytics',
      le: [23, 3],
    },
    '/retorno': { grupo: 'Acompanhar', rotulo: 'Retorno das ideias', icone: 'coin', le: [35] },
    '/moderacao': { grupo: 'Acompanhar', rotulo: 'Moderação', icone: 'shield-check', le: [37] },
    '/comites-de-inovacao': {
      grupo: 'Decidir',
      rotulo: 'Comitês de inovação',
      icone: 'users-group',
      le: [16],
    },
    '/ideias/regulamentos': {
      grupo: 'Decidir',
      tambem: ['/ideias/regulamento'],
      rotulo: 'Regulamentos de ideias',
      icone: 'gavel',
      le: [15],
    },
    '/home-desafios': {
      grupo: 'Desafios',
      tambem: ['/desafios'],
      rotulo: 'Desafios',
      icone: 'target',
      le: [9],
    },
    '/ranking-de-desafios': {
      grupo: 'Desafios',
      rotulo: 'Ranking de desafios',
      icone: 'chart-bar',
      le: [9],
    },
    '/relatorios/visao-geral-de-desafios': {
      grupo: 'Desafios',
      rotulo: 'Relatório de desafios',
      icone: 'report-analytics',
      le: [24, 9],
    },
    '/desafios/regulamentos': {
      grupo: 'Desafios',
      rotulo: 'Regulamentos de desafios',
      icone: 'gavel',
      le: [14],
    },
    '/desafios/categorias-de-desafios': {
      grupo: 'Desafios',
      rotulo: 'Categorias de desafios',
      icone: 'tags',
      le: [22],
    },
  },
  diagnostico: {
    '/projetos': {
      // The rest of the area's menu comes later (telas/diagnostico.ts): how its addresses begin, in few bytes.
      tambem: [
        '/questionario*',
        '/grupos*',
        '/perguntas',
        '/tipos-de-r*',
        '/re*',
        '/con*',
        '/analisar*',
        '/diagn*',
        '/gerenciar*',
      ],
      rotulo: 'Projetos',
      icone: 'folders',
      le: [13],
      organiza: true,
    },
    '/diagnosticoEmpresa': {
      tambem: ['/listaResponder*', '/responder*', '/visualizar*', '/cadastrar*'],
      rotulo: 'Diagnóstico da empresa',
      icone: 'mail-opened',
      para: 'convidado',
    },
  },
  incentivo: {
    '/home-incentivo-a-inovacao': {
      tambem: ['/jogadas-de-inovacao', '/tipos-de-inovacao', '/sobre*', '/premium'],
      rotulo: 'Jogadas de inovação',
      icone: 'rocket',
      le: [19, 21],
    },
    '/categorias': {
      tambem: ['/categorias-de-inovacao'],
      rotulo: 'Categorias de inovação',
      icone: 'category',
      le: [11],
    },
    '/tiposDeJogada': { rotulo: 'Tipos de jogada', icone: 'puzzle', le: [12] },
  },
  configuracoes: {
    '/empresas': { rotulo: 'Empresas', icone: 'building', le: [1] },
    '/empresas-convidadas': {
      rotulo: 'Empresas convidadas',
      icone: 'building-skyscraper',
      le: [1],
      organiza: true,
    },
    '/colaboradores': { rotulo: 'Colaboradores', icone: 'users', le: [2] },
    '/autorizacoes': { rotulo: 'Autorizações', icone: 'shield-lock', para: 'admin' },
    '/auditoria': { rotulo: 'Auditoria', icone: 'history', para: 'admin' },
  },
} as const satisfies Record<Aba, Record<string, TelaDoMenu>>;
