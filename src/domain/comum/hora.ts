/** A time of day as forms hold it, 'HH:MM', in America/Sao_Paulo (datas.ts). */
import * as z from 'zod/mini';
import type { Dia } from './datas';

export const hora = () =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora, por exemplo 14:30.'));

export const instanteDe = (dia: Dia, daHora: string) => new Date(`${dia}T${daHora}:00.000-03:00`);
