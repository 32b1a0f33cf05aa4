/** Every night at three: files that no record refers to a day after they were sent (docs/operations.md, "Files"). */
import { banco } from '@functions/banco';
import { REGIAO } from '@functions/gatilho';
import { limparArquivos } from '@functions/nucleo/limparArquivos';
import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

export const limparArquivosTodoDia = onSchedule(
  {
    schedule: '0 3 * * *',
    timeZone: 'America/Sao_Paulo',
    region: REGIAO,
    maxInstances: 1,
    timeoutSeconds: 1_800,
    retryCount: 3,
  },
  async ({ scheduleTime }) => {
    const { storageBucket = '' } = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as {
      storageBucket?: string;
    };
    const removidos = await limparArquivos(banco(), storageBucket, new Date(scheduleTime));
    info('arquivos sem registro', { removidos });
  },
);
