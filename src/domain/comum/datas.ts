/**
 * Days as the product means them: calendar days in America/Sao_Paulo. Brazil has had no daylight saving time since
 * 2019, so the zone is UTC−3 all year. firestore.rules compute `hoje()` the same way.
 */
import { maiuscula } from './maiuscula';

/** A calendar day, `2026-11-20`: what date inputs hold. */
export type Dia = string;

export const FORMATO_DO_DIA = /^\d{4}-\d{2}-\d{2}$/;

/** First instant of the day, 00:00:00.000. */
export const inicioDoDia = (dia: Dia) => new Date(`${dia}T00:00:00.000-03:00`);

/** Last instant of the day, 23:59:59.999. */
export const fimDoDia = (dia: Dia) => new Date(`${dia}T23:59:59.999-03:00`);

const emSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** Whole days from one day to another; negative when the other lies before. */
export const diasEntre = (de: Dia, ate: Dia) =>
  Math.round((inicioDoDia(ate).getTime() - inicioDoDia(de).getTime()) / 86_400_000);

/** The day an instant falls on. */
export const diaDe = (instante: Date): Dia => emSaoPaulo.format(instante);

const DIA_EM_MS = 86_400_000;

/** The day `dias` later (negative: earlier). */
export const maisDias = (dia: Dia, dias: number): Dia =>
  diaDe(new Date(inicioDoDia(dia).getTime() + dias * DIA_EM_MS));

/** How many days the period has, both ends included. */
export const quantosDias = ({ inicio, fim }: Periodo) =>
  Math.round((inicioDoDia(fim).getTime() - inicioDoDia(inicio).getTime()) / DIA_EM_MS) + 1;

/** Whole days, both ends included. */
export interface Periodo {
  inicio: Dia;
  fim: Dia;
}

/** The last `dias` days, today included. */
export const ultimosDias = (dias: number, agora: Date): Periodo => {
  const fim = diaDe(agora);
  return { inicio: maisDias(fim, 1 - dias), fim };
};

/** The same number of days, right before. */
export const periodoAnterior = (periodo: Periodo): Periodo => ({
  inicio: maisDias(periodo.inicio, -quantosDias(periodo)),
  fim: maisDias(periodo.inicio, -1),
});

const porExtenso = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** 'Hoje', 'Ontem', 'terça-feira, 17 de novembro', 'domingo, 1º de novembro'. */
export function nomeDoDia(dia: Dia, agora = new Date()): string {
  if (dia === diaDe(agora)) return 'Hoje';
  if (dia === maisDias(diaDe(agora), -1)) return 'Ontem';
  const nome = porExtenso.format(inicioDoDia(dia)).replace(' 1 ', ' 1º ');
  return maiuscula(nome);
}
