/**
 * Conflict of interest: whoever analyses ideas declares it for one idea, once, and cannot move that idea from then on
 * (firestore.rules `moveIdeia`). Under the idea, so that it is seen by who sees that; id = uid. It is never taken back: a declaration that could be lifted for
 * the moment of the decision would bind nobody.
 */
import * as z from 'zod/mini';
import { instante, LIMITE, referencia, texto } from './fields';

export const conflitoSchema = z.strictObject({
  ideiaReference: referencia(),
  motivo: texto(LIMITE.textoCurto, 1),
  colaboradorNome: texto(),
  createdAt: instante(),
  createdBy: texto(128, 1),
});
export type Conflito = z.infer<typeof conflitoSchema>;

export const conflitoForm = z.object({
  motivo: texto(LIMITE.textoCurto, 1, 'Diga em poucas palavras qual é o conflito.'),
});
