/**
 * A database whose transactions try for minutes instead of seconds. What a killed program had locked stays locked for a
 * minute, and on a busy machine the emulator gives up in the middle.
 */
import type { Firestore } from '@functions/banco';

const TENTATIVAS = 30;
/**
 * The emulator closes a transaction that waited too long for a lock. A request of it that comes a moment later hears
 * this, which the library does not know: it asks again where Firestore's own words are 'transaction has expired'.
 */
const FECHADA = /Transaction is invalid or closed/;

export function insistente<B extends Pick<Firestore, 'runTransaction'>>(db: B): B {
  const correr = db.runTransaction.bind(db);
  db.runTransaction = async (tarefa, opcoes = { maxAttempts: TENTATIVAS }) => {
    for (let vez = 1; ; vez++)
      try {
        return await correr(tarefa, opcoes);
      } catch (causa) {
        if (vez === TENTATIVAS || !FECHADA.test(String(causa))) throw causa;
      }
  };
  return db;
}
