/**
 * Places of a rule with `quantidadeMaximaIdeias` (decisions I10). The counter goes up by one in the batch that
 * publishes an idea, and in no other. The rules check each against the other, so two can never take the last place. A
 * trigger counts it down when an idea is removed.
 */
import * as z from 'zod/mini';
import { inteiro, instante, texto } from '@/domain/comum/campos';

/** `regulamentosIdeias/{regulamento}/vagas/ideias`; rules without a limit have none. */
export const vagasSchema = z.strictObject({
  publicadas: inteiro(),
  /** Idea published in the same batch: ties the two documents together. */
  ultimaIdeia: texto(128, 1),
  createdAt: instante(),
  createdBy: texto(128, 1),
  updatedAt: instante(),
  updatedBy: texto(128, 1),
});
export type Vagas = z.infer<typeof vagasSchema>;

export const SEM_VAGAS = 'Todas as ideias já foram enviadas!';

/** Ideas that may still be published; null where there is no limit. */
export const vagasLivres = (maximo: number | null, publicadas: number) =>
  maximo === null ? null : Math.max(0, maximo - publicadas);
