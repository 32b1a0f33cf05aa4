/** What the counters by day say of a period (contadores.ts): sums, weeks, and the change from one period to the next. */
import { contadorDoDia, type IdeiasPorDia, type Soma, SOMA_ZERO, somar } from './contadores';
import { type Dia, maisDias, type Periodo, quantosDias } from './datas';

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

export interface Semana {
  /** First of its seven days. */
  inicio: Dia;
  ideias: number;
}

/** The period cut into weeks; it should have a multiple of seven days. */
export function semanasDe(anos: Anos, periodo: Periodo): Semana[] {
  const semanas = Math.ceil(quantosDias(periodo) / 7);
  return Array.from({ length: semanas }, (_, i) => {
    const inicio = maisDias(periodo.inicio, i * 7);
    return { inicio, ideias: somaDoPeriodo(anos, { inicio, fim: maisDias(inicio, 6) }).ideias };
  });
}

/** Change in per cent; null where there was nothing to compare with. */
export function variacao(atual: number, anterior: number): number | null {
  if (anterior === 0) return atual === 0 ? 0 : null;
  return ((atual - anterior) / anterior) * 100;
}

/**
 * The period cut where the counter says that a page would overflow, so that its pieces can be read side by side. A
 * piece holds less than a page's ideas, which saves the read that would only find that nothing follows; only a single
 * day with more than that is read page after page.
 */
export function partesDoPeriodo(anos: Anos, periodo: Periodo, pagina: number): Periodo[] {
  const partes: Periodo[] = [];
  let aberta: (Periodo & { ideias: number }) | undefined;
  for (const dia of diasDe(periodo)) {
    const { ideias } = somaDoDia(anos, dia);
    if (aberta && aberta.ideias + ideias < pagina) {
      aberta.fim = dia;
      aberta.ideias += ideias;
    } else {
      aberta = { inicio: dia, fim: dia, ideias };
      partes.push(aberta);
    }
  }
  return partes.map(({ inicio, fim }) => ({ inicio, fim }));
}
