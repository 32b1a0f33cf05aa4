/** Every morning at nine: who was invited to a questionnaire and has not answered (docs/operations.md, "Reminders"). */
import { lembrarOsDevidos } from '@functions/nucleo/lembretes';
import { todoDia } from './correr';

export const lembrarConvidadosTodoDia = todoDia('lembretes', '0 9 * * *', { lembrados: lembrarOsDevidos });
