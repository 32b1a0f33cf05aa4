/**
 * Link of an idea with another one, or with the challenge it answers: symmetrical, reversible, never a merge (decisions
 * I119, D127). One document per pair. Only public ends are linked. Nobody sees a link whose ends are no longer both
 * public, so it never gives a private idea or a draft away.
 */
import * as z from 'zod/mini';
import { entidade, lista } from '@/domain/comum/campos';
import { type Quem, temFlag } from '@/domain/acesso/quem';
import type { TipoDePai } from '@/domain/pai/pai';

/** One end: collection and id of the parent, such as `ideias/abc`. */
export const ponta = () => z.string().check(z.regex(/^(ideias|desafios)\/[\w-]{1,128}$/));

export const pontaDe = ({ colecao }: Pick<TipoDePai, 'colecao'>, id: string) => `${colecao}/${id}`;

/** `vinculosDeIdeias/{id}`, written by functions only; removed by deletedAt, linked again by taking it away. */
export const vinculoSchema = entidade({
  /** In the order of their text, so a challenge comes before its idea. */
  pontas: lista(ponta(), 2, 2),
  /** Both are public now; kept by the functions that link and by the triggers of the ends. */
  publicas: z.boolean(),
});
export type Vinculo = z.infer<typeof vinculoSchema>;

/** The pair in the order its document has it. */
export const parDe = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);

/** Ids of records may hold '_' and '-', but no dot (idCurto in firestore.rules): no two pairs have the same. */
export const idDoVinculo = (a: string, b: string) =>
  parDe(a, b)
    .map((uma) => uma.replace('/', '.'))
    .join('.');

/**
 * Whether the person makes and undoes a link. Somebody who edits ideas does. So does somebody who proposes them, where
 * one of the two is their own (`deUma`). The function asks, because a rule would have to read both ends.
 */
export const podeVincular = (quem: Quem, deUma: boolean) =>
  !quem.externo &&
  quem.empresaAtiva &&
  (temFlag(quem, [3, 'editar']) || (deUma && temFlag(quem, [3, 'criacao'])));

/** Said of a challenge that is concluded, refused or cancelled. What it was answered with stays. */
export const SEM_MAIS_RESPOSTAS = 'Este desafio terminou e não recebe mais respostas.';

/** The end that is not this one. */
export const outraPonta = ({ pontas }: Pick<Vinculo, 'pontas'>, esta: string) =>
  pontas.find((uma) => uma !== esta) ?? '';
