/**
 * Audit trail, `auditoria/{id}`: who changed whose access, before and after. Append-only, written by functions. It keeps
 * ids and access fields, never names or addresses, so that it survives an anonymisation (threats I09).
 */
import * as z from 'zod/mini';
import { instante, referencia, texto } from './fields';

export const ACOES_AUDITADAS = [
  'CONVITE',
  'ACESSO',
  'DESABILITAR',
  'HABILITAR',
  'REMOVER',
  'ANONIMIZAR',
  'EMPRESA_CRIADA',
  'EMPRESA_ALTERADA',
  'EMPRESA_STATUS',
  'EMPRESA_REMOVIDA',
] as const;
export type AcaoAuditada = (typeof ACOES_AUDITADAS)[number];

const campos = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));

export const auditoriaSchema = z.object({
  acao: z.enum(ACOES_AUDITADAS),
  /** uid of whoever did it. */
  quem: texto(128, 1),
  /** Path of the record changed. */
  alvo: referencia(),
  antes: campos,
  depois: campos,
  createdAt: instante(),
});
export type Auditoria = z.infer<typeof auditoriaSchema>;
