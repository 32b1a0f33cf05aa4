/** What the counters by day say of a period (somas-por-dia.ts): sums, weeks, and the change from one period to the next. */
import { noContador, type Soma, SOMA_ZERO, type SomasPorDia, somar } from './somas-por-dia';
import { type Dia, maisDias, type Periodo, quantosDias } from '@/domain/comum/datas';

/** Days of the reports' default period, of the dashboard's figures, and of the participation shown besides. */
export const DIAS_DO_PERIODO = 30;

/** Counters by their year; years in which nothing was registered have none. */
export type Anos = ReadonlyMap<string, SomasPorDia>;

/** Years the period touches. */
export function anosDoPeriodo({ inicio, fim }: Periodo): string[] {
  const [primeiro, ultimo] = [Number(inicio.slice(0, 4)), Number(fim.slice(0, 4))];
  return Array.from({ length: ultimo - primeiro + 1 }, (_, i) => String(primeiro + i));
}

export function somaDoDia(anos: Anos, dia: Dia): Soma {
  const { ano, chave } = noContador(dia);
  return anos.get(ano)?.dias[chave] ?? SOMA_ZERO;
}

export const diasDe = (periodo: Periodo): Dia[] =>
  Array.from({ length: Math.max(0, quantosDias(periodo)) }, (_, i) => maisDias(periodo.inicio, i));

export const somaDoPeriodo = (anos: Anos, periodo: Periodo): Soma =>
  diasDe(periodo).reduce((soma, dia) => somar(soma, somaDoDia(anos, dia)), SOMA_ZERO);

/** Change in per cent; null where there was nothing to compare with. */
export function variacao(atual: number, anterior: number): number | null {
  if (anterior === 0) return atual === 0 ? 0 : null;
  return ((atual - anterior) / anterior) * 100;
}
