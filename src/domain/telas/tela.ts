/** Everything about a screen in one place: its address is the key (menu.ts, internas.ts, publicas.ts). */
import type { CodigoModulo } from '@/domain/acesso/areas';

/** The people a screen is for when no module says it. */
export type Publico =
  /** ADMIN, whatever the matrix says. */
  | 'admin'
  /** Nobody but the platform's MASTER (`master`). */
  | 'master'
  /** Everybody who works in the company; not an external respondent. */
  | 'interno'
  /** External respondents, and everybody who may answer questionnaires (29.leitura). */
  | 'convidado'
  /** Everybody with a session. */
  | 'todos';

export interface Tela {
  /** Modules whose reading opens the screen, all of them; the area follows from the module. */
  le?: readonly CodigoModulo[];
  /** One of them is enough. */
  umBasta?: true;
  para?: Publico;
  /** It is for companies that organise: a guest's menu does not have it (domain/acesso/organizar.ts). */
  organiza?: true;
  /** It shows what other companies hold with the organiser: its roles alone (VEEM_OUTRAS; decisions P235). */
  outras?: true;
  /** The platform's MASTER opens it as well, whatever `para` and `le` say. */
  master?: true;
  /** The screen's one name: its heading, breadcrumb, browser tab, entry in menu and palette (nomes.ts). */
  rotulo?: string;
  /** Name in ui/moldura/icones.svg; after a new one run `node tests/local/drawn-icons.mjs`. */
  icone?: string;
}

/** What an area's screens are for, in the order of the menu. */
export type Grupo = 'Participar' | 'Acompanhar' | 'Decidir' | 'Desafios' | 'Preparar' | 'Avaliar' | 'Premiar';

/** A screen with an entry in the menu. */
export interface TelaDoMenu extends Tela {
  rotulo: string;
  icone: string;
  /** The name's first words, where the whole of it has no room in the menu. */
  noMenu?: string;
  /** Heading in the menu under which the entry stands; without one it stands at the top of its area. */
  grupo?: Grupo;
  /** Addresses under which the entry is lit as well, besides its own; those that begin so where one ends with '*'. */
  tambem?: readonly string[];
}

/** A screen reached from another one. */
export interface TelaInterna extends Tela {
  /** The screen above it, to which its breadcrumb leads back. */
  sob?: string;
}
