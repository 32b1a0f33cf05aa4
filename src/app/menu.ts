/**
 * Menu entries by tab and what each needs to be shown (part 1 §2 and §6). Routes that do not exist are not listed;
 * the command palette and the list of 'where you may go' read the same table (abas.ts).
 */
import type { Area, CodigoModulo } from '@/domain/acesso/areas';

export interface Item {
  caminho: string;
  rotulo: string;
  /** Name in icones-do-menu.svg; after a new one run `node tests/local/menu-icons.mjs`. */
  icone: string;
  /** Module whose reading shows the entry. */
  modulo?: CodigoModulo;
  /** What else lies under the entry besides `caminho/…`. */
  tambem?: string;
  /** Shown to external respondents, who have no other entry and no flag (decisions P212). */
  deRespondente?: boolean;
  /** Shown to ADMIN only, whatever the matrix says. */
  soAdmin?: boolean;
}

/** The four areas, and the platform's own tab, which only MASTER has. */
export type Aba = Area | 'administracao';

/** The tabs' icons, from the same picture. */
export const ABA: Record<Aba, { icone: string }> = {
  administracao: { icone: 'building-community' },
  gestao: { icone: 'bulb' },
  diagnostico: { icone: 'clipboard-check' },
  incentivo: { icone: 'rocket' },
  configuracoes: { icone: 'settings' },
};

/** A new route's entry is one line here. */
export const MENU: Record<Aba, readonly Item[]> = {
  administracao: [{ caminho: '/', rotulo: 'Licenciadas', icone: 'building-community' }],
  gestao: [
    { caminho: '/', rotulo: 'Início', icone: 'home', modulo: 3 },
    { caminho: '/home-ideias', rotulo: 'Início das ideias', icone: 'messages', modulo: 3 },
    { caminho: '/ideias', rotulo: 'Ideias', icone: 'bulb', modulo: 3 },
    { caminho: '/ideias-de-inovacao', rotulo: 'Mural de ideias', icone: 'layout-kanban', modulo: 3 },
    { caminho: '/ranking-de-ideias', rotulo: 'Ranking de ideias', icone: 'chart-bar', modulo: 3 },
    { caminho: '/comites-de-inovacao', rotulo: 'Comitês de inovação', icone: 'users-group', modulo: 16 },
    {
      caminho: '/ideias/regulamentos',
      tambem: '/ideias/regulamento',
      rotulo: 'Regulamentos de ideias',
      icone: 'gavel',
      modulo: 15,
    },
    { caminho: '/minhas-atividades', rotulo: 'Minhas atividades', icone: 'checklist', modulo: 17 },
    { caminho: '/atividades', rotulo: 'Atividades', icone: 'list-check', modulo: 17 },
    {
      caminho: '/ranking-de-colaboradores',
      rotulo: 'Ranking de colaboradores',
      icone: 'trophy',
      modulo: 18,
    },
    {
      caminho: '/relatorios/visao-geral-de-ideias',
      rotulo: 'Relatório de ideias',
      icone: 'report-analytics',
      modulo: 23,
    },
  ],
  diagnostico: [
    { caminho: '/projetos', rotulo: 'Projetos', icone: 'folders', modulo: 13 },
    {
      caminho: '/diagnosticoEmpresa',
      rotulo: 'Meus convites',
      icone: 'mail-opened',
      modulo: 29,
      deRespondente: true,
    },
  ],
  incentivo: [
    {
      caminho: '/categorias',
      tambem: '/categorias-de-inovacao',
      rotulo: 'Categorias de inovação',
      icone: 'category',
      modulo: 11,
    },
  ],
  configuracoes: [
    { caminho: '/empresas', rotulo: 'Empresas', icone: 'building', modulo: 1 },
    {
      caminho: '/empresas-convidadas',
      rotulo: 'Empresas convidadas',
      icone: 'building-skyscraper',
      modulo: 1,
    },
    { caminho: '/colaboradores', rotulo: 'Colaboradores', icone: 'users', modulo: 2 },
    { caminho: '/autorizacoes', rotulo: 'Autorizações', icone: 'shield-lock', soAdmin: true },
    { caminho: '/auditoria', rotulo: 'Auditoria', icone: 'history', soAdmin: true },
  ],
};
