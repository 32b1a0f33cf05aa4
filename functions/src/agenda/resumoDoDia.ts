/** Every morning at seven: deadlines and the e-mail of what is unread (docs/operations.md). */
import { resumirODia } from '@functions/nucleo/resumoDoDia';
import { rodada } from './correr';

export const resumoDoDia = rodada('resumo do dia', { resumos: resumirODia });
