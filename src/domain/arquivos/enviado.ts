/**
 * Uploaded files, `arquivos/{digest of the path}`: functions write and read them, nobody else. A file that no record
 * refers to a day later is removed. So nobody stores anything here but what the product shows.
 */
import * as z from 'zod/mini';
import { instante, inteiro, texto } from '@/domain/comum/campos';

export const MOTIVOS_DA_RECUSA = ['CONTEUDO', 'DIMENSOES', 'QUOTA'] as const;
export type MotivoDaRecusa = (typeof MOTIVOS_DA_RECUSA)[number];

export const enviadoSchema = z.strictObject({
  path: texto(1_024, 1),
  /** uid of the person who sent it, which storage.rules compared; null of what functions and operators store. */
  autor: z.nullable(texto(128, 1)),
  tamanho: inteiro(),
  /** Why it was deleted again; null while it is kept. */
  recusado: z.nullable(z.enum(MOTIVOS_DA_RECUSA)),
  createdAt: instante(),
  /** When it is next looked for in the records. */
  conferirEm: instante(),
});
export type Enviado = z.infer<typeof enviadoSchema>;

/** What one person may send in a day. */
export const QUOTA_POR_DIA = { arquivos: 200, megabytes: 500 } as const;

/** Hours before a file is first looked for: forms stay open for long, and drafts are saved late. */
export const HORAS_ATE_CONFERIR = 24;
/** Days between later looks, which find what a record no longer names. */
export const DIAS_ENTRE_CONFERENCIAS = 30;
