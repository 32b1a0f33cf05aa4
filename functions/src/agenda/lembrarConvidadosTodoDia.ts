/** Every morning at nine: who was invited to a questionnaire and has not answered (docs/operations.md, "Reminders"). */
import { lembrarOsDevidos } from '@functions/nucleo/lembretes';
import { rodada } from './correr';

export const lembrarConvidadosTodoDia = rodada('lembretes', { lembrados: lembrarOsDevidos });
