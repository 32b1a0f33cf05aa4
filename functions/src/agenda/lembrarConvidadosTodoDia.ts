/** Every morning at nine: who was invited to a questionnaire and has not answered (docs/operations.md, "Reminders"). */
import { banco } from '@functions/banco';
import { lembrarOsDevidos } from '@functions/nucleo/lembretes';
import { porExtenso } from '@functions/registro';
import { error, info } from 'firebase-functions/logger';

export async function lembrarConvidadosTodoDia(agora: Date): Promise<void> {
  let falhas = 0;
  const lembrados = await lembrarOsDevidos(banco(), agora, (convite, causa) => {
    falhas++;
    error('lembrete falhou', { convite, causa: porExtenso(causa) });
  });
  info('lembretes', { lembrados, falhas });
  if (falhas > 0) throw new Error(`${falhas} lembretes não saíram`);
}
