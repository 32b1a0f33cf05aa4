/**
 * The one way derived data is written. A transaction reads what is stored now, finds what should differ, and writes
 * only that. Triggers, the seed and the recompute command share it. Each effect can be repeated and delivered in any
 * order. It is proved right by asking for corrections and getting none.
 */
import type { Firestore, Transaction } from '@functions/banco';

export interface Correcao {
  caminho: string;
  /** `set` replaces, `merge` adds to what may not exist yet, `update` names fields by path. */
  como: 'create' | 'set' | 'merge' | 'update' | 'delete';
  dados: Record<string, unknown>;
}

export interface Modo {
  /** Only say what would be written. */
  simular?: boolean;
}

function aplicar(db: Firestore, tx: Transaction, { caminho, como, dados }: Correcao) {
  const ref = db.doc(caminho);
  if (como === 'create') tx.create(ref, dados);
  else if (como === 'set') tx.set(ref, dados);
  else if (como === 'merge') tx.set(ref, dados, { merge: true });
  else if (como === 'update') tx.update(ref, dados);
  else tx.delete(ref);
}

/** Returns what was corrected, or would be; empty when everything is right. */
export const corrigir = (
  db: Firestore,
  { simular = false }: Modo,
  calcular: (tx: Transaction) => Promise<Correcao[]>,
): Promise<Correcao[]> =>
  db.runTransaction(async (tx) => {
    const correcoes = await calcular(tx);
    if (!simular) for (const correcao of correcoes) aplicar(db, tx, correcao);
    return correcoes;
  });
