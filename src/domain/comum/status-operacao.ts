/** Record a long server operation writes its end to. Its id is unguessable and belongs to one uid (part 1 §4). */
import * as z from 'zod/mini';
import { instante, texto } from './campos';

export const statusOperacaoSchema = z.object({
  uid: texto(128, 1),
  status: z.nullable(z.enum(['COMPLETED', 'ERROR'])),
  error: z.nullable(z.string()),
  createdAt: instante(),
  updatedAt: instante(),
});
export type StatusOperacao = z.infer<typeof statusOperacaoSchema>;
