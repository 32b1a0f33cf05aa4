/** Which tabs and entries of the menu a person has (part 1 §6, "Area access"). */
import { type Area, AREAS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { temFlag } from '@/domain/acesso/quem';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { type Aba, type Item, MENU } from './menu';

export const ROTULO_DA_ABA: Record<Aba, string> = { administracao: 'Administração', ...ROTULO_DA_AREA };

export const ehAdmin = ({ quem }: SessaoAtiva) => quem.papel === 'ADMIN';

/**
 * ADMIN sees every area, others those whose flag is on; MASTER sees only Administração, a respondent only Diagnóstico
 * (part 1 §6).
 */
export const temArea = (sessao: SessaoAtiva, area: Area) =>
  !sessao.master &&
  (sessao.quem.externo ? area === 'diagnostico' : ehAdmin(sessao) || sessao.colaborador[area]);

const mostra =
  (sessao: SessaoAtiva) =>
  ({ modulo, soAdmin, deRespondente }: Item) =>
    (sessao.quem.externo && deRespondente) ||
    ((!soAdmin || ehAdmin(sessao)) && (modulo === undefined || temFlag(sessao.quem, [modulo, 'leitura'])));

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
    .filter(({ caminho, tambem = caminho }) =>
      [caminho, tambem].some((c) => pathname === c || (c !== '/' && pathname.startsWith(`${c}/`))),
    )
    .toSorted((a, b) => b.caminho.length - a.caminho.length)[0];

/** True iff the route is one of the entries this person has. */
export const alcanca = (sessao: SessaoAtiva, caminho: string) =>
  abasDoMenu(sessao).some(({ itens }) => itens.some((item) => item.caminho === caminho));
