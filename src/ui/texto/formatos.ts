/** pt-BR formats (part 1 §1 and §9). Invalid or missing values give '' so that a cell never shows 'Invalid Date'. */

export { numero, plural } from './numero';

/** The clock of the product, wherever the browser is (decisions I116). */
const FUSO = 'America/Sao_Paulo';

/** A moment. The midnights in which records keep days have a mark, and are none (domain/comum/datas.ts). */
export type Instante = (Date & { readonly limitaUmDia?: never }) | null | undefined;

const SO_DIA = /^\d{4}-\d{2}-\d{2}$/;
const valido = (instante: Instante): instante is Date =>
  instante instanceof Date && !Number.isNaN(instante.getTime());

const diaEmBrasilia = new Intl.DateTimeFormat('en-CA', { timeZone: FUSO });
const horaEmBrasilia = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: FUSO });
/** The browser's own clock, which is only compared with the product's. */
const horaDaqui = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

/** Today in Brasília, 'YYYY-MM-DD'. */
export const hoje = () => diaEmBrasilia.format(new Date());

/** DD/MM/YYYY of a day ('2026-11-15' or its midnight), or of the day on which an instant falls in Brasília. */
export function data(valor: Date | string | null | undefined): string {
  if (!valor) return '';
  if (typeof valor === 'string' && SO_DIA.test(valor)) return valor.split('-').toReversed().join('/');
  const instante = new Date(valor);
  return valido(instante) ? data(diaEmBrasilia.format(instante)) : '';
}

/** '09:07', of an instant that stands beside its day and before `fusoDito`. */
export const horaEMinuto = (valor: NonNullable<Instante>) => horaEmBrasilia.format(valor).slice(0, 5);

/** ' (Brasília)' after an hour, for a reader whose own clock shows another. */
export const fusoDito = (valor: NonNullable<Instante>) =>
  horaEmBrasilia.format(valor) === horaDaqui.format(valor) ? '' : ' (Brasília)';

/** DD/MM/YYYY HH:mm:ss. */
export const dataHora = (valor: Instante): string =>
  valido(valor) ? `${data(valor)} ${horaEmBrasilia.format(valor)}${fusoDito(valor)}` : '';

const relativo = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

const numeroDoDia = (instante: Date) => Date.parse(diaEmBrasilia.format(instante)) / 1000 / DIA;

/** 'há 3 horas', 'em 2 dias', 'ontem'; beyond 30 days the date itself. From a day on it counts midnights. */
export function tempoRelativo(valor: Instante, agora: Date = new Date()): string {
  if (!valido(valor)) return '';
  const segundos = Math.round((valor.getTime() - agora.getTime()) / 1000);
  const distancia = Math.abs(segundos);
  if (distancia < 10) return 'agora';
  if (distancia < MINUTO) return relativo.format(segundos, 'second');
  if (distancia < HORA) return relativo.format(Math.round(segundos / MINUTO), 'minute');
  if (distancia < DIA) return relativo.format(Math.round(segundos / HORA), 'hour');
  if (distancia < 30 * DIA) return relativo.format(numeroDoDia(valor) - numeroDoDia(agora), 'day');
  return data(valor);
}

/** By character: half of an emoji is no letter. */
const inicial = (palavra = '') => Array.from(palavra)[0] ?? '';

/** 'Ana Maria de Souza' → 'AS'; nothing of a name that is still on its way ('…'). */
export function iniciais(nome: string): string {
  const palavras = nome.replace('…', '').trim().split(/\s+/).filter(Boolean);
  const primeira = inicial(palavras[0]);
  const ultima = palavras.length > 1 ? inicial(palavras.at(-1)) : '';
  return (primeira + ultima).toLocaleUpperCase('pt-BR');
}
