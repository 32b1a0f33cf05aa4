/** Corrections over many records, a few at once. */
import type { Firestore } from '@functions/banco';
import type { Correcao } from './correcao';
import { emMassa } from './emMassa';

/** Ids of the collection's records; nothing else of them is read. */
export const idsDe = async (db: Firestore, colecao: string) =>
  (await db.collection(colecao).select().get()).docs.map(({ id }) => id);

/** Runs one correction over many records and gathers what it found. One that fails holds up no other (emMassa.ts). */
export async function emTodos<T>(itens: Iterable<T>, corrigirUm: (item: T) => Promise<Correcao[]>) {
  const correcoes: Correcao[] = [];
  await emMassa('correção', itens, async (item) => {
    correcoes.push(...(await corrigirUm(item)));
  });
  return correcoes;
}
