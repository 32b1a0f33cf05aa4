/** pt-BR formats (part 1 §1 and §9). Invalid or missing values give '' so that a cell never shows 'Invalid Date'. */

export type Instante = Date | string | number | null | undefined;

const numeros = new Map<number, Intl.NumberFormat>();

/** 1234.5 → '1.234,5'; `casas` fixes the decimals. */
export function numero(valor: number, casas?: number): string {
  const chave = casas ?? -1;
  const formato =
    numeros.get(chave) ??
    new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: casas ?? 0,
      maximumFractionDigits: casas ?? 2,
    });
  numeros.set(chave, formato);
  return formato.format(valor);
}

/** Reads a date; '2026-11-15' is that day here, not midnight in Greenwich. */
export function lerInstante(valor: Instante): Date | null {
  if (valor === null || valor === undefined || valor === '') return null;
  const soDia = typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor);
  const lido = new Date(soDia ? `${valor}T00:00:00` : valor);
  return Number.isNaN(lido.getTime()) ? null : lido;
}

const formatoDeData = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const formatoDeHora = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

/** DD/MM/YYYY. */
export function data(valor: Instante): string {
  const lido = lerInstante(valor);
  return lido ? formatoDeData.format(lido) : '';
}

/** DD/MM/YYYY HH:mm:ss. */
export function dataHora(valor: Instante): string {
  const lido = lerInstante(valor);
  return lido ? `${formatoDeData.format(lido)} ${formatoDeHora.format(lido)}` : '';
}

const relativo = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

const meiaNoite = (dia: Date) => new Date(dia).setHours(0, 0, 0, 0);

/** 'há 3 horas', 'em 2 dias', 'ontem'; beyond 30 days the date itself. From a day on it counts midnights. */
export function tempoRelativo(valor: Instante, agora: Date = new Date()): string {
  const lido = lerInstante(valor);
  if (!lido) return '';
  const segundos = Math.round((lido.getTime() - agora.getTime()) / 1000);
  const distancia = Math.abs(segundos);
  if (distancia < 10) return 'agora';
  if (distancia < MINUTO) return relativo.format(segundos, 'second');
  if (distancia < HORA) return relativo.format(Math.round(segundos / MINUTO), 'minute');
  if (distancia < DIA) return relativo.format(Math.round(segundos / HORA), 'hour');
  // A day that summer time makes an hour shorter or longer is still one.
  const dias = Math.round((meiaNoite(lido) - meiaNoite(agora)) / 1000 / DIA);
  if (distancia < 30 * DIA) return relativo.format(dias, 'day');
  return data(lido);
}

/** plural(1, 'ideia', 'ideias') → '1 ideia'; plural(2, …) → '2 ideias'. */
export function plural(quantidade: number, um: string, varios: string): string {
  return `${numero(quantidade)} ${Math.abs(quantidade) === 1 ? um : varios}`;
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
