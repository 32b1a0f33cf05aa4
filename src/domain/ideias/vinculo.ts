/**
 * Link between two ideas: symmetrical, reversible, never a merge (decisions I119). One document per pair. Only public
 * ideas are linked. Nobody sees a link whose ideas are no longer both public, so it never gives a private one away.
 */
import * as z from 'zod/mini';
import { entidade, lista, texto } from '@/domain/comum/campos';
import { type Quem, temFlag } from '@/domain/acesso/quem';

/** `vinculosDeIdeias/{menor}.{maior}`, written by functions only; removed by deletedAt, linked again by taking it away. */
export const vinculoSchema = entidade({
  /** Ids of the two ideas, the lesser first. */
  ideias: lista(texto(128, 1), 2, 2),
  /** Both are public now; kept by the function that links and by the trigger onIdeiaWritten. */
  publicas: z.boolean(),
});
export type Vinculo = z.infer<typeof vinculoSchema>;

/** The pair in the order its document has it. */
export const parDe = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);

/** Ids of ideas may hold '_' and '-', but no dot (idCurto in firestore.rules): no two pairs have the same. */
export const idDoVinculo = (a: string, b: string) => parDe(a, b).join('.');

/**
 * Whether the person makes and undoes a link: who edits ideas, and who proposes them where one of the two is their own
 * (`deUma`). The function asks, because a rule would have to read both ideas.
 */
export const podeVincular = (quem: Quem, deUma: boolean) =>
  !quem.externo &&
  quem.empresaAtiva &&
  (temFlag(quem, [3, 'editar']) || (deUma && temFlag(quem, [3, 'criacao'])));

/** The idea at the other end. */
export const outraPonta = ({ ideias }: Pick<Vinculo, 'ideias'>, ideiaId: string) =>
  ideias.find((id) => id !== ideiaId) ?? '';
