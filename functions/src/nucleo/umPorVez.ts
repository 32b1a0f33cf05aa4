import type { Firestore } from '@functions/banco';
import { setTimeout as esperar } from 'node:timers/promises';

/** Milliseconds after which a place that was not given back is free: its function died. None runs so long for one change. */
const VALIDADE = 60_000;
/** Milliseconds between two looks at a place that is taken. */
const INTERVALO = 50;
const JA_EXISTE = 6;

/**
 * Does something that no other call does at the same time for the same place. The turn is a record `{ desde }` that
 * exists meanwhile. Waits for its turn.
 * @param lugar path of the record
 */
export async function umPorVez<T>(db: Firestore, lugar: string, fazer: () => Promise<T>): Promise<T> {
  const vez = db.doc(lugar);
  let desde = await ocupar();
  while (!desde) {
    await esperar(INTERVALO);
    desde = await ocupar();
  }
  try {
    return await fazer();
  } finally {
    // Somebody else's turn, where this one took too long, is theirs.
    await vez.delete({ lastUpdateTime: desde }).catch(() => undefined);
  }

  async function ocupar() {
    try {
      return (await vez.create({ desde: new Date() })).writeTime;
    } catch (erro) {
      if ((erro as { code?: unknown }).code !== JA_EXISTE) throw erro;
    }
    const { updateTime } = await vez.get();
    if (updateTime && Date.now() - updateTime.toMillis() > VALIDADE)
      await vez.delete({ lastUpdateTime: updateTime }).catch(() => undefined);
    return undefined;
  }
}
