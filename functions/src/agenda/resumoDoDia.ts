import { banco } from '@functions/banco';
import { resumirODia } from '@functions/nucleo/resumoDoDia';
import { info } from 'firebase-functions/logger';

/** Every morning: deadlines and the e-mail of what is unread. Local Firebase runs no schedule (docs/operations.md). */
export async function resumoDoDia(agora: Date): Promise<void> {
  const quantos = await resumirODia(banco(), agora);
  info('resumo do dia', { quantos });
}
