/** Reading parents (src/domain/pai/pai.ts). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type LugarDoPai, lugarDoPai, type Pai, type SobOPai, type TipoDePai } from '@/domain/pai/pai';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { type Firestore, ler, type Transaction } from '@functions/banco';

/** What stands there now; undefined when nothing does. Throws an error naming the path when it cannot be read. */
export const lerPai = (
  db: Firestore,
  { tipo, caminho }: LugarDoPai,
  tx?: Transaction,
): Promise<Pai | undefined> => ler(db, tipo.schema, caminho, tx);

/** Kinds that can have this under them. */
export const tiposCom = (sob: SobOPai): TipoDePai[] => TIPOS_DE_PAI.filter((tipo) => tipo.sob[sob]);

/** Every parent of the company of these kinds, removed ones included. */
export async function todosOsPais(
  db: Firestore,
  contexto: Contexto,
  tipos: readonly TipoDePai[] = TIPOS_DE_PAI,
): Promise<LugarDoPai[]> {
  const porTipo = await Promise.all(
    tipos.map(async (tipo) => {
      const { docs } = await db.collection(caminhos.colecao(contexto, tipo.colecao)).select().get();
      return docs.map(({ id }) => lugarDoPai(tipo, contexto, id));
    }),
  );
  return porTipo.flat();
}
