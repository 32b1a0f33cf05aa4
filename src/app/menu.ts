/**
 * Menu entries by tab and what each needs to be shown (part 1 §2 and §6). Routes that do not exist are not listed;
 * the command palette and the list of 'where you may go' read the same table (abas.ts).
 */
import {
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingSkyscraper,
  IconBulb,
  IconCategory,
  IconChartBar,
  IconChecklist,
  IconScale,
  IconHistory,
  IconHome,
  IconLayoutKanban,
  IconListCheck,
  IconShieldLock,
  IconTrophy,
  IconUsers,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Area, CodigoModulo } from '@/domain/areas';

export interface Item {
  caminho: string;
  rotulo: string;
  icone: TablerIcon;
  /** Module whose reading shows the entry. */
  modulo?: CodigoModulo;
  /** What else lies under the entry besides `caminho/…`. */
  tambem?: string;
  /** Shown to ADMIN only, whatever the matrix says. */
  soAdmin?: boolean;
}

/** The four areas, and the platform's own tab, which only MASTER has. */
export type Aba = Area | 'administracao';

/** A new route's entry is one line here. */
export const MENU: Record<Aba, readonly Item[]> = {
  administracao: [{ caminho: '/', rotulo: 'Licenciadas', icone: IconBuildingCommunity }],
  gestao: [
    { caminho: '/', rotulo: 'Início', icone: IconHome, modulo: 3 },
    { caminho: '/home-ideias', rotulo: 'Início das ideias', icone: IconBulb, modulo: 3 },
    { caminho: '/ideias', rotulo: 'Ideias', icone: IconBulb, modulo: 3 },
    { caminho: '/ideias-de-inovacao', rotulo: 'Mural de ideias', icone: IconLayoutKanban, modulo: 3 },
    { caminho: '/ranking-de-ideias', rotulo: 'Ranking de ideias', icone: IconTrophy, modulo: 3 },
    { caminho: '/comites-de-inovacao', rotulo: 'Comitês de inovação', icone: IconUsersGroup, modulo: 16 },
    {
      caminho: '/ideias/regulamentos',
      tambem: '/ideias/regulamento',
      rotulo: 'Regulamentos de ideias',
      icone: IconScale,
      modulo: 15,
    },
    { caminho: '/minhas-atividades', rotulo: 'Minhas atividades', icone: IconChecklist, modulo: 17 },
    { caminho: '/atividades', rotulo: 'Atividades', icone: IconListCheck, modulo: 17 },
    {
      caminho: '/ranking-de-colaboradores',
      rotulo: 'Ranking de colaboradores',
      icone: IconTrophy,
      modulo: 18,
    },
    {
      caminho: '/relatorios/visao-geral-de-ideias',
      rotulo: 'Relatório de ideias',
      icone: IconChartBar,
      modulo: 23,
    },
  ],
  diagnostico: [],
  incentivo: [{ caminho: '/categorias', rotulo: 'Categorias de inovação', icone: IconCategory, modulo: 11 }],
  configuracoes: [
    { caminho: '/empresas', rotulo: 'Empresas', icone: IconBuilding, modulo: 1 },
    {
      caminho: '/empresas-convidadas',
      rotulo: 'Empresas convidadas',
      icone: IconBuildingSkyscraper,
      modulo: 1,
    },
    { caminho: '/colaboradores', rotulo: 'Colaboradores', icone: IconUsers, modulo: 2 },
    { caminho: '/autorizacoes', rotulo: 'Autorizações', icone: IconShieldLock, soAdmin: true },
    { caminho: '/auditoria', rotulo: 'Auditoria', icone: IconHistory, soAdmin: true },
  ],
};
