/**
 * Days as the product means them: calendar days in America/Sao_Paulo. Brazil has had no daylight saving time since
 * 2019, so the zone is UTC−3 all year. firestore.rules compute `hoje()` the same way.
 */
import { maiuscula } from './maiuscula';

/** The one clock of the product, wherever browser and server are (decisions I116). */
const FUSO = 'America/Sao_Paulo';

/** A calendar day, `2026-11-20`: what date inputs hold. */
export type Dia = string;

/**
 * The first or the last instant of a day, as records keep days. It is a type of its own: whatever shows moments refuses
 * it, because its hour means nothing (ui/texto/formatos.ts). The mark is the compiler's only.
 */
export type LimiteDoDia = Date & { readonly limitaUmDia?: true };

export const FORMATO_DO_DIA = /^\d{4}-\d{2}-\d{2}$/;

/** First instant of the day, 00:00:00.000. */
export const inicioDoDia = (dia: Dia): LimiteDoDia => new Date(`${dia}T00:00:00.000-03:00`);

/** Last instant of the day, 23:59:59.999. */
export const fimDoDia = (dia: Dia): LimiteDoDia => new Date(`${dia}T23:59:59.999-03:00`);

const emSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: FUSO });

/** Whole days from one day to another; negative when the other lies before. */
export const diasEntre = (de: Dia, ate: Dia) =>
  Math.round((inicioDoDia(ate).getTime() - inicioDoDia(de).getTime()) / 86_400_000);

/** The day an instant falls on. */
export const diaDe = (instante: Date): Dia => emSaoPaulo.format(instante);

/** '20/11/2026': that day, or the day on which an instant falls. */
export const diaEscrito = (quando: Dia | Date) =>
  (typeof quando === 'string' ? quando : diaDe(quando)).split('-').toReversed().join('/');

const horaEmSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  hour: '2-digit',
  minute: '2-digit',
});

/** '18:00'. */
export const horaDe = (instante: Date) => horaEmSaoPaulo.format(instante);

/** '20/11/2026 às 18:00'; whoever shows it says that it is Brasília's time. */
export function emBrasilia(instante: Date | string): string {
  const lido = new Date(instante);
  return `${diaEscrito(lido)} às ${horaDe(lido)}`;
}

/** Whether an instant is the first or the last of a day: what was stored as a day, or as good as one. */
export const limitaUmDia = (instante: Date) =>
  [inicioDoDia, fimDoDia].some((limite) => limite(diaDe(instante)).getTime() === instante.getTime());

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
  timeZone: FUSO,
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
