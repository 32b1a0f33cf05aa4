/**
 * What every page reads of the company the session is in. It stands apart from empresa.ts. The first load then
 * carries neither the company's whole description nor the arithmetic of CNPJs, and a slip in its registration locks
 * nobody out.
 */
import * as z from 'zod/mini';
import { STATUS_DA_EMPRESA } from './empresa-status';
import { anexoSchema, lista, texto } from '@/domain/comum/fields';
import { PAPEIS_DA_EMPRESA } from '@/domain/acesso/papeis';

/** A plain object and not `entidade`: the other fields of the stored company are passed over. */
export const empresaDaSessaoSchema = z.object({
  nomeFantasia: texto(200),
  status: z.enum(STATUS_DA_EMPRESA),
  role: z.enum(PAPEIS_DA_EMPRESA),
  setores: lista(texto(60, 1), 60, 1),
  image: lista(anexoSchema, 1),
});
export type EmpresaDaSessao = z.infer<typeof empresaDaSessaoSchema>;
