import { todoDia } from '@functions/agenda/correr';
import { resumirODia } from '@functions/nucleo/resumoDoDia';

/** Every morning: deadlines and the e-mail of what is unread. Local Firebase runs no schedule (docs/operations.md). */
export const resumoDoDia = todoDia('resumo do dia', 'every day 07:00', { resumos: resumirODia });
