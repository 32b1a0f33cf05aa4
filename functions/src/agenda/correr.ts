/** How nightly and daily runs go: each part though another one fails, and what was left is said at the end. */
import { banco, type Firestore } from '@functions/banco';
import { REGIAO } from '@functions/gatilho';
import { sobras } from '@functions/nucleo/emMassa';
import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

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

/** A run of every day, at this time of São Paulo. */
export const todoDia = (nome: string, schedule: string, partes: Partes) =>
  onSchedule(
    {
      schedule,
      timeZone: 'America/Sao_Paulo',
      region: REGIAO,
      maxInstances: 1,
      timeoutSeconds: 1_800,
      retryCount: 3,
    },
    ({ scheduleTime }) => correr(nome, partes, banco(), new Date(scheduleTime)),
  );
