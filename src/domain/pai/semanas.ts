/** Weeks of a period, for charts. */
import { type Dia, maisDias, type Periodo, quantosDias, ultimosDias } from '@/domain/comum/datas';
import type { Soma } from './somas-por-dia';
import { type Anos, somaDoPeriodo } from './somas-do-periodo';

/** Weeks of the dashboard's chart; they hold the sixty days of its figures. */
export const SEMANAS = 12;

/** The days the dashboard looks back on. */
export const periodoDoPainel = (): Periodo => ultimosDias(SEMANAS * 7, new Date());

export interface Semana extends Soma {
  /** First of its seven days. */
  inicio: Dia;
}

/** The period cut into weeks; it should have a multiple of seven days. */
export function semanasDe(anos: Anos, periodo: Periodo): Semana[] {
  const semanas = Math.ceil(quantosDias(periodo) / 7);
  return Array.from({ length: semanas }, (_, i) => {
    const inicio = maisDias(periodo.inicio, i * 7);
    return { inicio, ...somaDoPeriodo(anos, { inicio, fim: maisDias(inicio, 6) }) };
  });
}
