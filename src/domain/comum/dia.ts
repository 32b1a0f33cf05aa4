/** A day as date inputs give it, in a form's schema. */
import * as z from 'zod/mini';
import { type Dia, FORMATO_DO_DIA } from './datas';

/** True iff the calendar has it; '2026-02-31' would be stored as a day in March. */
export function existeNoCalendario(dia: Dia): boolean {
  if (!FORMATO_DO_DIA.test(dia)) return false;
  const meioDia = new Date(`${dia}T12:00:00Z`);
  return !Number.isNaN(meioDia.getTime()) && meioDia.toISOString().startsWith(dia);
}

export const dia = (mensagem = 'Escolha a data.') =>
  z
    .string()
    .check(
      z.regex(FORMATO_DO_DIA, { error: mensagem, abort: true }),
      z.refine(existeNoCalendario, 'Este dia não existe: escreva uma data como 20/11/2026.'),
    );
