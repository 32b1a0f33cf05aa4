/**
 * What every page reads of the company the session is in: `apresentacao/empresa`, a projection by trigger. Everybody of
 * the company reads it, respondents too. CNPJ, addresses and telephones stay with people who read module 1 (threats
 * A25). It stands apart from empresa.ts: the first load carries neither the whole description nor CNPJs' arithmetic.
 */
import * as z from 'zod/mini';
import { STATUS_DA_EMPRESA } from './empresa-status';
import { anexoSchema, lista, texto } from '@/domain/comum/campos';
import { PAPEIS_DA_EMPRESA } from '@/domain/acesso/papeis';

export const empresaDaSessaoSchema = z.object({
  nomeFantasia: texto(200),
  status: z.enum(STATUS_DA_EMPRESA),
  role: z.enum(PAPEIS_DA_EMPRESA),
  setores: lista(texto(60, 1), 60, 1),
  image: lista(anexoSchema, 1),
});
export type EmpresaDaSessao = z.infer<typeof empresaDaSessaoSchema>;
