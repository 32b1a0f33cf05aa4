import { banco } from '@functions/banco';
import { REGIAO } from '@functions/gatilho';
import { resumirODia } from '@functions/nucleo/resumoDoDia';
import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

/** Every morning: deadlines and the e-mail of what is unread. Local Firebase runs no schedule (docs/operations.md). */
export const resumoDoDia = onSchedule(
  {
    schedule: 'every day 07:00',
    timeZone: 'America/Sao_Paulo',
    region: REGIAO,
    maxInstances: 1,
    retryCount: 3,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    const quantos = await resumirODia(banco(), new Date(scheduleTime));
    info('resumo do dia', { quantos });
  },
);
