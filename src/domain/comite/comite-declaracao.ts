/**
 * That somebody declared a conflict of interest, or took it back, while a session ran. The minutes find by it the
 * declarations about ideas that were neither on the agenda nor moved (decisions I207). It holds no words: readers read
 * the declaration itself, under the idea, if they may see that.
 */
import * as z from 'zod/mini';
import { instante, referencia } from '@/domain/comum/campos';

export const declaracaoSchema = z.strictObject({
  paiReference: referencia(),
  /** When it first happened in the session. */
  createdAt: instante(),
});
export type Declaracao = z.infer<typeof declaracaoSchema>;

export const idDaDeclaracao = (ideiaId: string, uid: string) => `${ideiaId}_${uid}`;
