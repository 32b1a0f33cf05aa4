import { remover as contrato } from '@/domain/contratos/canais';
import { deAdministrador, exigirAdministrador, remover as esquecer } from '@functions/canais/configurar';
import { chamada } from '@functions/chamada/chamada';

/** Address and secret are really deleted: they are keys, and no record of the company's work. */
export const remover = chamada(contrato, deAdministrador(60), async ({ tipo }, membro) => {
  exigirAdministrador(membro);
  await esquecer(membro, tipo);
  return {};
});
