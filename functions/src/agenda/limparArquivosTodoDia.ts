/** Every night at three: places whose file never came, and files that no record refers to a day after they were sent (docs/operations.md, "Files"). */
import { balde } from '@functions/arquivos';
import { banco } from '@functions/banco';
import { REGIAO } from '@functions/gatilho';
import { soltarReservasVencidas } from '@functions/nucleo/evidencias';
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
    const agora = new Date(scheduleTime);
    const soltas = await soltarReservasVencidas(banco(), agora);
    const removidos = await limparArquivos(banco(), balde(), agora);
    info('arquivos sem registro', { removidos, soltas });
  },
);
