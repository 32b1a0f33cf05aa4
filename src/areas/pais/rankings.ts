/** What a parent calls what each of its rankings goes by, and its words. */
import type { PorQue } from './listas.data';

export const TOTAL_DO_RANKING = { moedas: 'moedas', likes: 'curtidas' } as const satisfies Record<
  PorQue,
  string
>;

export const UNIDADE_DO_RANKING = {
  moedas: ['moeda', 'moedas'],
  likes: ['curtida', 'curtidas'],
} as const satisfies Record<PorQue, readonly [string, string]>;
