/** Everything about a screen in one place: its address is the key (menu.ts, internas.ts, publicas.ts). */
import type { CodigoModulo } from '@/domain/acesso/areas';

/** The people a screen is for when no module says it. */
export type Publico =
  /** ADMIN, whatever the matrix says. */
  | 'admin'
  /** Everybody who works in the company; not an external respondent. */
  | 'interno'
  /** External respondents, and everybody who may answer questionnaires (29.leitura). */
  | 'convidado'
  /** Everybody with a session. */
  | 'todos';

export interface Tela {
  /** Modules whose reading opens the screen, all of them; the area follows from the module. */
  le?: readonly CodigoModulo[];
  para?: Publico;
}

/** A screen with an entry in the menu and in the command palette. */
export interface TelaDoMenu extends Tela {
  rotulo: string;
  /** Name in app/icones-do-menu.svg; after a new one run `node tests/local/menu-icons.mjs`. */
  icone: string;
  /** Address under which the entry is lit as well, besides its own. */
  tambem?: string;
}
