/**
 * Places in a ranking and how they moved since the day before (part 2 §3, `ranking` and `fromLastUpdate`). A memory
 * of two days makes the daily ordering repeatable. Ordering again on the same day compares with the same yesterday.
 */
import * as z from 'zod/mini';
import { FORMATO_DO_DIA } from '@/domain/comum/datas';
import { inteiro } from '@/domain/comum/campos';
import type { Tendencia } from '@/domain/pai/tendencia';

/** Places that are kept; people behind them have none. */
export const POSICOES = 200;

const posicoes = () => z.record(z.string(), inteiro(1, POSICOES));

/** `contadores/ideias/posicoes/{por}` and `regulamentosIdeias/{regulamento}/posicoes/pontos`: read by functions only. */
export const posicoesSchema = z.object({
  dia: z.string().check(z.regex(FORMATO_DO_DIA)),
  /** Place of each record that day, and on the last day before it that was ordered. */
  hoje: posicoes(),
  ontem: z.nullable(posicoes()),
});
export type Posicoes = z.infer<typeof posicoesSchema>;

/** Place of each of these totals, from 1 and in order; equal totals share the first one's. */
export const lugaresDe = (totais: readonly number[]) => totais.map((total) => totais.indexOf(total) + 1);

const emPosicoes = (emOrdem: readonly { id: string; total: number }[]) => {
  const lugares = lugaresDe(emOrdem.map(({ total }) => total));
  return Object.fromEntries(emOrdem.map(({ id }, i) => [id, lugares[i] ?? POSICOES]));
};

/** What is remembered after ordering on `dia`: records stand from the first place on. */
export const lembrar = (
  emOrdem: readonly { id: string; total: number }[],
  dia: string,
  antes: Posicoes | undefined,
): Posicoes => ({
  dia,
  hoje: emPosicoes(emOrdem.slice(0, POSICOES)),
  ontem: (antes?.dia === dia ? antes.ontem : antes?.hoje) ?? null,
});

export interface Lugar {
  ranking: number | null;
  fromLastUpdate: Tendencia;
}

/** An id may be a name that every object has: what is found must be its own (threats I18). */
const lugarEm = (posicoes: Record<string, number>, id: string) =>
  Object.hasOwn(posicoes, id) ? posicoes[id] : undefined;

/** Place and trend of one record. A record that enters the ranking rises; on the first day none moves. */
export function lugarDe(id: string, { hoje, ontem }: Posicoes): Lugar {
  const ranking = lugarEm(hoje, id) ?? null;
  if (ranking === null || ontem === null) return { ranking, fromLastUpdate: 'NOT_CHANGED' };
  const antes = lugarEm(ontem, id) ?? POSICOES + 1;
  const fromLastUpdate = ranking < antes ? 'INCREASED' : ranking > antes ? 'DECREASED' : 'NOT_CHANGED';
  return { ranking, fromLastUpdate };
}

/** Everybody whose place may have to change: who is ranked now, and who was on the two days remembered. */
export const envolvidos = (agora: Posicoes, antes: Posicoes | undefined): string[] => [
  ...new Set([agora.hoje, agora.ontem, antes?.hoje, antes?.ontem].flatMap((mapa) => Object.keys(mapa ?? {}))),
];
