/** How nightly and daily runs go: each part though another one fails, and what was left is said at the end. */
import { banco, type Firestore } from '@functions/banco';
import { sobras } from '@functions/nucleo/emMassa';
import { info } from 'firebase-functions/logger';

/** Parts of a run by name; each gives how many it did. All can be repeated: the schedule tries a run again. */
export type Partes = Readonly<Record<string, (db: Firestore, agora: Date) => Promise<number>>>;

/** Runs every part, logs how many each did, and throws at the end where one left something. */
export async function correr(nome: string, partes: Partes, db: Firestore, agora: Date) {
  const { cadaUm, dizer } = sobras(nome);
  const feitos: Record<string, number> = {};
  for (const [parte, fazer] of Object.entries(partes))
    await cadaUm(parte, async () => {
      feitos[parte] = await fazer(db, agora);
    });
  info(nome, feitos);
  dizer();
}

/** A run of the schedule (agenda.ts). */
export const rodada = (nome: string, partes: Partes) => (agora: Date) => correr(nome, partes, banco(), agora);
