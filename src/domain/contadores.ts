/** Maintained totals of a company, so that no list is counted by reading it (docs/architecture.md, "Data access"). */
import * as z from 'zod/mini';
import type { Dia } from './datas';
import { inteiro } from './fields';
import { STATUS_DA_IDEIA } from './ideia';

/** `contadores/ideias`: ideas that are public (published, not private, not removed), in all and by status. */
export const contadorDeIdeiasSchema = z.object({
  publicas: inteiro(0, 1e9),
  porStatus: z.partialRecord(z.enum(STATUS_DA_IDEIA), inteiro(0, 1e9)),
  updatedAt: z.date(),
});
export type ContadorDeIdeias = z.infer<typeof contadorDeIdeiasSchema>;

/** `contadores/atividades`: milestones of public ideas; what is late changes by itself and is counted when asked. */
export const contadorDeAtividadesSchema = z.object({
  naoIniciadas: inteiro(0, 1e9),
  emAndamento: inteiro(0, 1e9),
  concluidas: inteiro(0, 1e9),
  updatedAt: z.date(),
});
export type ContadorDeAtividades = z.infer<typeof contadorDeAtividadesSchema>;

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

/** `licenciadas/{l}/contadores/empresas`: companies of the licensee that are not removed, by role. */
export const contadorDeEmpresasSchema = z.object({
  NORMAL: inteiro(0, 1e9),
  CONVIDADA: inteiro(0, 1e9),
  updatedAt: z.date(),
});
