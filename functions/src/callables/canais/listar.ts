import { listar as contrato } from '@/domain/contratos/canais';
import { deAdministrador, exigirAdministrador, listar as ler } from '@functions/canais/configurar';
import { chamada } from '@functions/chamada/chamada';

/** Asked again every few seconds while a test is on its way. */
export const listar = chamada(contrato, deAdministrador(2_000), async (_dados, membro) => {
  exigirAdministrador(membro);
  return ler(membro);
});
