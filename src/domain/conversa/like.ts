/** Like of an idea. Document id = auth uid, so a person likes once; removing it really deletes (part 2 §7). */
import * as z from 'zod/mini';
import { instante, texto } from '@/domain/comum/campos';

export const likeSchema = z.strictObject({
  createdAt: instante(),
  createdBy: texto(128, 1),
  colaboradorNome: texto(),
});
export type Like = z.infer<typeof likeSchema>;
