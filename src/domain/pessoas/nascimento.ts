/** Birth date. It is typed and sent as 'YYYY-MM-DD', and stored as noon UTC of that day. No time zone then moves it. */
import { diaDe, type LimiteDoDia } from '@/domain/comum/datas';
import * as z from 'zod/mini';

const IDADE_MINIMA = 16;
const IDADE_MAXIMA = 120;
const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** 'YYYY-MM-DD' → Date; undefined when there is no such day. */
export function diaDeNascimento(texto: string): LimiteDoDia | undefined {
  if (!DIA.test(texto)) return undefined;
  const dia = new Date(`${texto}T12:00:00Z`);
  return Number.isNaN(dia.getTime()) || textoDoNascimento(dia) !== texto ? undefined : dia;
}

/** Date → 'YYYY-MM-DD'; '' for none. */
export const textoDoNascimento = (dia: LimiteDoDia | null) => dia?.toISOString().slice(0, 10) ?? '';

function haAnos(anos: number, hoje: Date): LimiteDoDia {
  const [ano = 0, mes = 0, dia = 0] = diaDe(hoje).split('-').map(Number);
  return new Date(Date.UTC(ano - anos, mes - 1, dia, 12));
}

/** First and last birth date accepted today (part 1 §5: between 120 and 16 years ago). */
export const janelaDoNascimento = (hoje = new Date()) => ({
  primeiro: haAnos(IDADE_MAXIMA, hoje),
  ultimo: haAnos(IDADE_MINIMA, hoje),
});

/** True iff '' (unknown: less is kept, LGPD) or a day of which somebody is 16 to 120 years old. */
export function nascimentoValido(texto: string, hoje = new Date()): boolean {
  if (texto === '') return true;
  const dia = diaDeNascimento(texto);
  const { primeiro, ultimo } = janelaDoNascimento(hoje);
  return dia !== undefined && dia >= primeiro && dia <= ultimo;
}

export const campoDeNascimento = () =>
  z.string().check(
    z.refine((texto) => texto === '' || diaDeNascimento(texto) !== undefined, {
      error: 'Este dia não existe: escreva uma data como 20/11/1990.',
      abort: true,
    }),
    z.refine((texto) => nascimentoValido(texto), 'Informe uma data de nascimento entre 16 e 120 anos atrás'),
  );
