/**
 * In local runs and tests: a transaction that the emulator closed is done again, as Firestore's library does with one
 * that expired. The emulator closes what waited too long for a lock, and where several readings of it were under way, the
 * others hear words that the library does not know: it looks for Firestore's own, 'transaction has expired'.
 */
import type { Firestore } from 'firebase-admin/firestore';

const TENTATIVAS = 30;
const FECHADA = /Transaction is invalid or closed/;
const acertados = new WeakSet();

export function refazerFechadas<B extends Pick<Firestore, 'runTransaction'>>(db: B): B {
  if (acertados.has(db)) return db;
  acertados.add(db);
  const correr = db.runTransaction.bind(db);
  db.runTransaction = async (tarefa, opcoes) => {
    for (let vez = 1; ; vez++)
      try {
        return await correr(tarefa, opcoes);
      } catch (causa) {
        if (vez === TENTATIVAS || !FECHADA.test(String(causa))) throw causa;
      }
  };
  return db;
}
