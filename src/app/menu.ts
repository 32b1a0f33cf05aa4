/** Menu entries by area and what each needs to be shown (part 1 §2 and §6). Routes that do not exist are not listed. */
import {
  IconBulb,
  IconChartBar,
  IconGavel,
  IconHome,
  IconLayoutKanban,
  IconTrophy,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Area, CodigoModulo } from '@/domain/modules';
import { temFlag } from '@/domain/permissions';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';

export interface Item {
  caminho: string;
  rotulo: string;
  icone: TablerIcon;
  /** Module whose reading shows the entry. */
  modulo: CodigoModulo;
}

const MENU: Record<Area, readonly Item[]> = {
  gestao: [
    { caminho: '/home-ideias', rotulo: 'Início das ideias', icone: IconHome, modulo: 3 },
    { caminho: '/ideias', rotulo: 'Ideias', icone: IconBulb, modulo: 3 },
    { caminho: '/ideias-de-inovacao', rotulo: 'Mural de ideias', icone: IconLayoutKanban, modulo: 3 },
    { caminho: '/ranking-de-ideias', rotulo: 'Ranking de ideias', icone: IconChartBar, modulo: 3 },
    { caminho: '/ideias/regulamentos', rotulo: 'Regulamentos de ideias', icone: IconGavel, modulo: 15 },
    {
      caminho: '/ranking-de-colaboradores',
      rotulo: 'Ranking de colaboradores',
      icone: IconTrophy,
      modulo: 18,
    },
  ],
  diagnostico: [],
  incentivo: [],
  configuracoes: [],
};

/** ADMIN sees every area; others those whose flag is on (part 1 §6). */
export const temArea = ({ quem, colaborador }: SessaoAtiva, area: Area) =>
  quem.papel === 'ADMIN' || colaborador[area];

/** Entries of the area this person may open. */
export const itensDaArea = (sessao: SessaoAtiva, area: Area): readonly Item[] =>
  temArea(sessao, area) ? MENU[area].filter(({ modulo }) => temFlag(sessao.quem, [modulo, 'leitura'])) : [];
