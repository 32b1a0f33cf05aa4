/**
 * Conflict of interest. Somebody who analyses declares it for one parent and cannot move that one from then on
 * (firestore.rules `movePai`). It lies under the parent, so people who see the parent see it; id = uid. Only the
 * person who declared it takes it back, saying why. It goes on binding for a day after that. One that could be lifted
 * for the moment of the decision would bind nobody. It stays on record, and can be declared again.
 */
import * as z from 'zod/mini';
import { instante, LIMITE, referencia, texto, textoOpcional } from '@/domain/comum/campos';

export const conflitoSchema = z.strictObject({
  paiReference: referencia(),
  motivo: texto(LIMITE.textoCurto, 1),
  colaboradorNome: texto(),
  /** null while it holds; then when it was taken back, and why. */
  retiradoEm: z.nullable(instante()),
  motivoDaRetirada: textoOpcional(LIMITE.textoCurto),
  createdAt: instante(),
  createdBy: texto(128, 1),
});
export type Conflito = z.infer<typeof conflitoSchema>;

export const conflitoForm = z.object({
  motivo: texto(LIMITE.textoCurto, 1, 'Diga em poucas palavras qual é o conflito.'),
});

export const retiradaForm = z.object({
  motivoDaRetirada: texto(LIMITE.textoCurto, 1, 'Diga em poucas palavras por que não há conflito.'),
});

const UM_DIA = 24 * 60 * 60_000;

/** The moment from which the person may move the parent again; null while the declaration holds. */
export const livreEm = ({ retiradoEm }: Pick<Conflito, 'retiradoEm'>) =>
  retiradoEm && new Date(retiradoEm.getTime() + UM_DIA);

/** True iff the person who declared it may not move the parent now. */
export function impede(conflito: Pick<Conflito, 'retiradoEm'>, agora: Date): boolean {
  const livre = livreEm(conflito);
  return livre === null || agora < livre;
}
