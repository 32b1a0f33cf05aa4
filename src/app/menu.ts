/**
 * Menu entries by tab and what each needs to be shown (part 1 §2 and §6). Routes that do not exist are not listed;
 * the command palette and the list of 'where you may go' read the same table.
 */
import { IconBulb, IconGavel, IconHome, IconTrophy, type TablerIcon } from '@tabler/icons-react';
import { type Area, AREAS, type CodigoModulo, ROTULO_DA_AREA } from '@/domain/modules';
import { temFlag } from '@/domain/permissions';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';

export interface Item {
  caminho: string;
  rotulo: string;
  icone: TablerIcon;
  /** Module whose reading shows the entry. */
  modulo?: CodigoModulo;
  /** Shown to ADMIN only, whatever the matrix says. */
  soAdmin?: boolean;
}

/** The four areas, and the platform's own tab, which only MASTER has. */
export type Aba = Area | 'administracao';

export const ROTULO_DA_ABA: Record<Aba, string> = { administracao: 'Administração', ...ROTULO_DA_AREA };

const MENU: Record<Aba, readonly Item[]> = {
  administracao: [],
  gestao: [
    { caminho: '/home-ideias', rotulo: 'Início das ideias', icone: IconHome, modulo: 3 },
    { caminho: '/ideias', rotulo: 'Ideias', icone: IconBulb, modulo: 3 },
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

export const ehAdmin = ({ quem }: SessaoAtiva) => quem.papel === 'ADMIN';

/** ADMIN sees every area, others those whose flag is on; MASTER sees only Administração (part 1 §6). */
export const temArea = (sessao: SessaoAtiva, area: Area) =>
  !sessao.master && (ehAdmin(sessao) || sessao.colaborador[area]);

const mostra =
  (sessao: SessaoAtiva) =>
  ({ modulo, soAdmin }: Item) =>
    (!soAdmin || ehAdmin(sessao)) && (modulo === undefined || temFlag(sessao.quem, [modulo, 'leitura']));

/** Tabs this person has with the entries each shows; a tab without entries is left out. */
export function abasDoMenu(sessao: SessaoAtiva): { aba: Aba; itens: readonly Item[] }[] {
  const abas: Aba[] = sessao.master ? ['administracao'] : AREAS.filter((area) => temArea(sessao, area));
  return abas
    .map((aba) => ({ aba, itens: MENU[aba].filter(mostra(sessao)) }))
    .filter(({ itens }) => itens.length > 0);
}

/** Entry that leads to where the person is, or nearest above it: '/ideias/regulamentos' before '/ideias'. */
export const itemDaqui = (itens: readonly Item[], pathname: string): Item | undefined =>
  itens
    .filter(({ caminho }) => pathname === caminho || (caminho !== '/' && pathname.startsWith(`${caminho}/`)))
    .toSorted((a, b) => b.caminho.length - a.caminho.length)[0];

/** True iff the route is one of the entries this person has. */
export const alcanca = (sessao: SessaoAtiva, caminho: string) =>
  abasDoMenu(sessao).some(({ itens }) => itens.some((item) => item.caminho === caminho));
