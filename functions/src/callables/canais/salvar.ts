import { salvar as contrato } from '@/domain/contratos/canais';
import { deAdministrador, exigirAdministrador, salvar as gravar } from '@functions/canais/configurar';
import { chamada } from '@functions/chamada/chamada';

export const salvar = chamada(contrato, deAdministrador(60), async (dados, membro) => {
  exigirAdministrador(membro);
  await gravar(membro, dados);
  return {};
});
