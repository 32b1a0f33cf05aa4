import { novoSegredo as contrato } from '@/domain/contratos/canais';
import { deAdministrador, exigirAdministrador, novoSegredo as fazer } from '@functions/canais/configurar';
import { chamada } from '@functions/chamada/chamada';

/** Shown once: the answer is kept nowhere, and after a lost one another secret is made. */
export const novoSegredo = chamada(contrato, deAdministrador(30), async ({ tipo }, membro) => {
  exigirAdministrador(membro);
  return { segredo: await fazer(membro, tipo) };
});
