import { testar as contrato } from '@/domain/contratos/canais';
import { deAdministrador, exigirAdministrador, testar as pedir } from '@functions/canais/configurar';
import { chamada } from '@functions/chamada/chamada';

/** Few in an hour: nobody writes to somebody else's server with it. */
export const testar = chamada(contrato, deAdministrador(20), async ({ tipo }, membro) => {
  exigirAdministrador(membro);
  return { id: await pedir(membro, tipo) };
});
