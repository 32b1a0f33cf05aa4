/** Maintained sums of public ideas by day; apart from the other totals, which every first screen reads. */
import * as z from 'zod/mini';
import type { Dia } from '@/domain/comum/datas';
import { inteiro } from '@/domain/comum/fields';

/** What the public ideas registered on one day are and have gathered up to now. */
export const somaSchema = z.object({
  ideias: inteiro(0, 1e9),
  comentarios: inteiro(0, 1e9),
  curtidas: inteiro(0, 1e9),
  moedas: inteiro(0, 1e9),
});
export type Soma = z.infer<typeof somaSchema>;

/** `contadores/ideias-{ano}`: the sum of each day (America/Sao_Paulo) of one year, by `MM-DD`; days without ideas may lack. */
export const ideiasPorDiaSchema = z.object({
  dias: z.record(z.string(), somaSchema),
  updatedAt: z.date(),
});
export type IdeiasPorDia = z.infer<typeof ideiasPorDiaSchema>;

/** Name of the counter that holds the day, and the day's key in it. */
export const contadorDoDia = (dia: Dia) => ({ nome: `ideias-${dia.slice(0, 4)}`, chave: dia.slice(5) });

export const SOMA_ZERO: Soma = { ideias: 0, comentarios: 0, curtidas: 0, moedas: 0 };

export const somar = (a: Soma, b: Soma): Soma => ({
  ideias: a.ideias + b.ideias,
  comentarios: a.comentarios + b.comentarios,
  curtidas: a.curtidas + b.curtidas,
  moedas: a.moedas + b.moedas,
});
