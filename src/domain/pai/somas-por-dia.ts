/** Maintained sums of public parents of a kind by day; apart from the other totals, which every first screen reads. */
import * as z from 'zod/mini';
import type { Dia } from '@/domain/comum/datas';
import { inteiro } from '@/domain/comum/campos';

/** What the public ones registered on one day are and have gathered up to now. */
export const somaSchema = z.object({
  registros: inteiro(0, 1e9),
  comentarios: inteiro(0, 1e9),
  curtidas: inteiro(0, 1e9),
  moedas: inteiro(0, 1e9),
});
export type Soma = z.infer<typeof somaSchema>;

/** `contadores/{pais}-{ano}`: the sum of each day (America/Sao_Paulo) of one year, by `MM-DD`; empty days may lack. */
export const somasPorDiaSchema = z.object({
  dias: z.record(z.string(), somaSchema),
  updatedAt: z.date(),
});
export type SomasPorDia = z.infer<typeof somasPorDiaSchema>;

/** Year of the counter that holds the day, and the day's key in it. */
export const noContador = (dia: Dia) => ({ ano: dia.slice(0, 4), chave: dia.slice(5) });

/** Name of the counter of one year. */
export const contadorDoAno = (colecao: string, ano: string) => `${colecao}-${ano}`;

export const SOMA_ZERO: Soma = { registros: 0, comentarios: 0, curtidas: 0, moedas: 0 };

export const somar = (a: Soma, b: Soma): Soma => ({
  registros: a.registros + b.registros,
  comentarios: a.comentarios + b.comentarios,
  curtidas: a.curtidas + b.curtidas,
  moedas: a.moedas + b.moedas,
});
