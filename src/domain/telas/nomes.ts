/** What a screen is called, in its heading, its breadcrumb, the browser's tab, the menu and the palette: one name. */
import { MENU_DO_DIAGNOSTICO } from './diagnostico';
import { INTERNAS } from './internas';
import { MENU } from './menu';
import type { Tela, TelaInterna } from './tela';

/** Every screen by its address. `/` is the dashboard: only MASTER has another page there. */
export const TODAS = {
  ...MENU.gestao,
  ...MENU.diagnostico,
  ...MENU_DO_DIAGNOSTICO,
  ...MENU.incentivo,
  ...MENU.configuracoes,
  ...INTERNAS,
};
type Todas = typeof TODAS;

/** Addresses whose screen has a name of its own. The others show a record and are called as it is. */
export type ComNome = { [E in keyof Todas]: Todas[E] extends { rotulo: string } ? E : never }[keyof Todas];

export const nomeDaTela = (endereco: ComNome): string => TODAS[endereco].rotulo;

/** A step on the way to a screen; the last one, the screen itself, has no address. */
interface Passo {
  rotulo: string;
  para?: string;
}

/** The way to a screen; `nome` is that of the record it shows, where it has no name of its own. */
export function caminhoDaTela(endereco: keyof Todas, nome?: string): Passo[] {
  const tela: TelaInterna = TODAS[endereco];
  const acima: Tela | undefined = tela.sob === undefined ? undefined : TODAS[tela.sob as keyof Todas];
  const aqui = { rotulo: nome ?? tela.rotulo ?? '' };
  return acima?.rotulo ? [{ rotulo: acima.rotulo, para: tela.sob }, aqui] : [aqui];
}
