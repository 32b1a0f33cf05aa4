/** What ListPage and its parts (TabelaDaLista, CartoesDaLista, …) share. */
import type { ReactNode } from 'react';

import type { TotalDaLista } from './total';

export interface Item {
  id: string;
}

export interface Coluna<T> {
  /** Name of the order it asks for. */
  id: string;
  titulo: string;
  celula: (item: T) => ReactNode;
  /** The list can be sorted by it. What it holds gives the two directions their words on phones. */
  ordenavel?: 'texto' | 'numero' | 'data';
  /** Right-aligned with digits of equal width. */
  numerica?: boolean;
  /** Left out on phones. */
  somenteDesktop?: boolean;
  /** On a card it stands under the title, without the column's name. It says what it is by itself. */
  sobOTitulo?: boolean;
  /** CSS width, e.g. '12rem'. */
  largura?: string;
}

/** What a list with these columns can be sorted by, for useEstadoDaLista(). */
export const ordensDe = (colunas: readonly Pick<Coluna<never>, 'id' | 'ordenavel'>[]): readonly string[] =>
  colunas.filter(({ ordenavel }) => ordenavel).map(({ id }) => id);

/** What a card shows of them: its title, what stands under it, what has a name. */
export function colunasDoCartao<C extends Pick<Coluna<never>, 'somenteDesktop' | 'sobOTitulo'>>(
  colunas: readonly C[],
) {
  const [titulo, ...outras] = colunas.filter(({ somenteDesktop }) => !somenteDesktop);
  return { titulo, fatos: outras.toSorted((a, b) => Number(b.sobOTitulo ?? 0) - Number(a.sobOTitulo ?? 0)) };
}

export interface AcaoDaLinha {
  rotulo: string;
  icone?: ReactNode;
  aoClicar: () => void;
  /** Red: removes or cancels. */
  perigo?: boolean;
}

/** The page of data, whatever fetched it. */
export interface PaginaDaLista<T> {
  itens: readonly T[];
  /** Records of the page that could not be read. */
  ilegiveis?: number;
  /** Count of the whole list, `aoMenos` where counting stopped; undefined while unknown. */
  total?: TotalDaLista;
  carregando: boolean;
  erro?: unknown;
  recarregar: () => void;
  temMais: boolean;
}

/** Rows chosen for what is done to several at once (useSelecao.ts). */
export interface Selecao<T extends Item> {
  /** The selected ones in the order they were chosen, as last read; those of other pages too. */
  marcadas: readonly T[];
  ids: ReadonlySet<string>;
  /** True iff something can be done to it together with others. */
  marcavel: (item: T) => boolean;
  /** Turns one around; `ateAqui` does the same to those between it and the one before. */
  alternar: (item: T, ateAqui: boolean) => void;
  /** How much of the page is selected; undefined when nothing of it can be. */
  daPagina: 'todas' | 'algumas' | 'nenhuma' | undefined;
  /** Selects the whole page, or nothing of it when all of it is selected. */
  alternarPagina: () => void;
  tirar: (ids: ReadonlySet<string>) => void;
  limpar: () => void;
}

/** What opening a row does, and how a row is called by screen readers. */
export interface PropsDasLinhas<T extends Item> {
  itens: readonly T[];
  colunas: readonly Coluna<T>[];
  /** Empty list: the row has no menu. */
  acoesDaLinha?: (item: T) => AcaoDaLinha[];
  /** Route of the item: its first cell becomes a link. */
  para?: (item: T) => string;
  /** Instead of `para` when opening is not a navigation: the first cell becomes a button. */
  aoAbrir?: (item: T) => void;
  /** Name of the item in 'Ações de …'. */
  nomeDoItem?: (item: T) => string;
  /** Rows can be chosen, each by its box. */
  selecao?: Selecao<T> | undefined;
}
