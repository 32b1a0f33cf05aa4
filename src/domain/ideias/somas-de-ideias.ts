/** What the counters by day say of a period (contadores.ts): sums, weeks, and the change from one period to the next. */
import { contadorDoDia, type IdeiasPorDia, type Soma, SOMA_ZERO, somar } from './ideias-por-dia';
import { type Dia, maisDias, type Periodo, quantosDias } from '@/domain/comum/datas';

/** Days of the reports' default period, of the dashboard's figures, and of the participation shown besides. */
export const DIAS_DO_PERIODO = 30;

/** Counters of several years by their names; years without ideas have none. */
export type Anos = ReadonlyMap<string, IdeiasPorDia>;

/** Names of the counters that hold the period. */
export function contadoresDoPeriodo({ inicio, fim }: Periodo): string[] {
  const [primeiro, ultimo] = [Number(inicio.slice(0, 4)), Number(fim.slice(0, 4))];
  return Array.from({ length: ultimo - primeiro + 1 }, (_, i) => `ideias-${primeiro + i}`);
}

export function somaDoDia(anos: Anos, dia: Dia): Soma {
  const { nome, chave } = contadorDoDia(dia);
  return anos.get(nome)?.dias[chave] ?? SOMA_ZERO;
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
