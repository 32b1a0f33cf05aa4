/** Which areas and entries of the menu a person has (part 1 §6, "Area access"). */
import { AREAS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { type Aba, MENU } from '@/domain/telas/menu';
import type { TelaDoMenu } from '@/domain/telas/tela';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { recusaDaTela, temArea } from './acessoATela';

export const ROTULO_DA_ABA: Record<Aba, string> = { administracao: 'Administração', ...ROTULO_DA_AREA };

/** The areas' icons, from the same picture as the entries'. */
export const ICONE_DA_ABA: Record<Aba, string> = {
  administracao: 'building-community',
  gestao: 'bulb',
  diagnostico: 'clipboard-check',
  incentivo: 'rocket',
  configuracoes: 'settings',
};

/** An entry of the menu. */
export type Item = TelaDoMenu & { caminho: string };

export const itensDaAba = (aba: Aba): readonly Item[] =>
  Object.entries<TelaDoMenu>(MENU[aba]).map(([caminho, tela]) => ({ ...tela, caminho }));

interface Area {
  aba: Aba;
  itens: readonly Item[];
}

/** Areas this person has with the entries open to them; an area without entries is left out. */
export function areasDaPessoa(sessao: SessaoAtiva): Area[] {
  const abas: Aba[] = sessao.master ? ['administracao'] : AREAS.filter((area) => temArea(sessao, area));
  return abas
    .map((aba) => ({ aba, itens: itensDaAba(aba).filter((item) => !recusaDaTela(sessao, item)) }))
    .filter(({ itens }) => itens.length > 0);
}

/** What the menu shows of them. A guest company came for the diagnostic; the search finds the others (decisions P326). */
export function abasDoMenu(sessao: SessaoAtiva): Area[] {
  const areas = areasDaPessoa(sessao);
  const dela = sessao.quem.organiza ? [] : areas.filter(({ aba }) => aba === 'diagnostico');
  return dela.length > 0 ? dela : areas;
}

/** Entry that leads to where the person is, or nearest above it: '/ideias/regulamentos' before '/ideias'. */
export function itemDaqui(itens: readonly Item[], pathname: string): Item | undefined {
  // What has an entry of its own, in whichever area, is no page under another.
  const proprio = Object.values(MENU).some((daAba) => pathname in daAba);
  const perto = ({ caminho, tambem = [] }: Item) =>
    Math.max(
      ...[caminho, ...tambem].map((c) =>
        // An entry of its own is nearer than one that names the address as well.
        pathname === c || (c !== '/' && !proprio && pathname.startsWith(`${c}/`.replace('*/', '')))
          ? c.length + Number(c === caminho) / 2
          : 0,
      ),
    );
  // Of two that name it as well the later one: it came with its area, for the pages under it.
  return itens
    .filter(perto)
    .toReversed()
    .toSorted((a, b) => perto(b) - perto(a))[0];
}
