/** What is done to several selected rows at once (useSelecao, BarraDaSelecao). */
import type { ReactNode } from 'react';

interface Comum<T> {
  rotulo: string;
  icone?: ReactNode;
  /** Red: removes or shuts out. */
  perigo?: boolean;
  pode: (item: T) => boolean;
}

/** Done to one after the other. What could not be done stays selected, and the bar says why. */
export interface UmPorUm<T> extends Comum<T> {
  /** Why it cannot be done to a selected one, as a sentence. */
  porQueNao: (item: T) => string;
  /** Asks first; gives what is to be done to each, or undefined when the person gave up. */
  preparar: (itens: readonly T[]) => Promise<((item: T) => Promise<unknown>) | undefined>;
  /** While it goes on: 'Reenviando convites'. */
  andamento: string;
  /** How many were done, as a sentence. */
  feito: (quantos: number) => string;
}

/** Done with all of them together, such as a file that holds them. They stay selected. */
export interface Juntas<T> extends Comum<T> {
  juntas: (itens: readonly T[]) => unknown;
}

export type AcaoEmLote<T> = UmPorUm<T> | Juntas<T>;

export interface EmLote<T> {
  /** What is selected, one and several, with the participle: 'pessoa selecionada', 'pessoas selecionadas'. */
  selecionadas: readonly [string, string];
  acoes: readonly AcaoEmLote<T>[];
  /** After the last one: reads the list again. */
  aoTerminar: () => unknown;
}
