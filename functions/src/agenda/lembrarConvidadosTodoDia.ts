/** Every morning at nine: who was invited to a questionnaire and has not answered (docs/operations.md, "Reminders"). */
import { banco } from '@functions/banco';
import { REGIAO } from '@functions/gatilho';
import { lembrarOsDevidos } from '@functions/nucleo/lembretes';
import { porExtenso } from '@functions/registro';
import { error, info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

export const lembrarConvidadosTodoDia = onSchedule(
  {
    schedule: '0 9 * * *',
    timeZone: 'America/Sao_Paulo',
    region: REGIAO,
    maxInstances: 1,
    timeoutSeconds: 1_800,
    retryCount: 3,
  },
  async ({ scheduleTime }) => {
    let falhas = 0;
    const lembrados = await lembrarOsDevidos(banco(), new Date(scheduleTime), (convite, causa) => {
      falhas++;
      error('lembrete falhou', { convite, causa: porExtenso(causa) });
    });
    info('lembretes', { lembrados, falhas });
    if (falhas > 0) throw new Error(`${falhas} lembretes não saíram`);
  },
);
