import { registrarMinhaEmpresa as contrato } from '@/domain/contratos/empresas';
import { chamada } from '@functions/chamada/chamada';
import { registrarEmpresaPropria } from '@functions/nucleo/empresaPropria';

/**
 * Account setup, step 1 (part 1 §2): somebody whom a licensee expects, and who has no company yet, registers theirs.
 */
export const registrarMinhaEmpresa = chamada(
  contrato,
  { quem: 'conta', limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 20, minutos: 60 }] },
  ({ id, dados, perfil }, conta) => registrarEmpresaPropria(conta, id, dados, perfil),
);
