/**
 * That somebody declared a conflict of interest, or took it back, while a session ran. The minutes find by it the
 * declarations about parents that were neither on the agenda nor moved (decisions I207). It holds no words: readers read
 * the declaration itself, under the parent, if they may see that.
 */
import * as z from 'zod/mini';
import { instante, referencia } from '@/domain/comum/campos';
import type { LugarDoPai } from '@/domain/pai/pai';

export const declaracaoSchema = z.strictObject({
  paiReference: referencia(),
  /** When it first happened in the session. */
  createdAt: instante(),
});
export type Declaracao = z.infer<typeof declaracaoSchema>;

/** As ids of decisions: no id holds a dot. */
export const idDaDeclaracao = ({ tipo, id }: Pick<LugarDoPai, 'tipo' | 'id'>, uid: string) =>
  [tipo.colecao, id, uid].join('.');
