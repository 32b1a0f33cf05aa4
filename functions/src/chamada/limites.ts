/** Rate limits with counters in Firestore: `limites/{hash}`, one per key and window, deleted by its TTL policy. */
import type { Firestore } from '@functions/banco';
import { HttpsError } from 'firebase-functions/https';
import { resumo } from './resumo';

export interface Limite {
  /** What is counted, e.g. `email:ana@empresa.exemplo`; stored only as a hash. */
  chave: string;
  maximo: number;
  minutos: number;
  /** Uses that this call counts for; 1 unless told. */
  usos?: number;
}

const MINUTO = 60_000;

/** Counts one use of every limit, or refuses and counts none when one of them is used up. */
export async function consumir(db: Firestore, nome: string, limites: Limite[], agora = new Date()) {
  if (limites.length === 0) return;
  const janelas = limites.map(({ chave, maximo, minutos, usos: destaVez = 1 }) => {
    const janela = Math.floor(agora.getTime() / (minutos * MINUTO));
    const ref = db.doc(`limites/${resumo(nome, chave, String(janela))}`);
    return { ref, maximo, destaVez, fim: (janela + 1) * minutos * MINUTO };
  });
  await db.runTransaction(async (tx) => {
    const contadores = await tx.getAll(...janelas.map(({ ref }) => ref));
    janelas.forEach(({ ref, maximo, destaVez, fim }, i) => {
      const usos = Number(contadores[i]?.get('usos') ?? 0) + destaVez;
      if (usos > maximo) throw esgotado(Math.ceil((fim - agora.getTime()) / MINUTO));
      tx.set(ref, { usos, expiraEm: new Date(fim + 60 * MINUTO) });
    });
  });
}

const esgotado = (minutos: number) =>
  new HttpsError(
    'resource-exhausted',
    `Muitas tentativas seguidas. Aguarde ${minutos === 1 ? '1 minuto' : `${minutos} minutos`} e tente de novo.`,
  );
