import { criarEmpresa as contrato } from '@/domain/contratos/empresas';
import { chamada } from '@functions/chamada/chamada';
import { atuante, limitesDeNovaEmpresa } from '@functions/nucleo/agenteDeEmpresa';
import { criarEmpresaComAdministrador } from '@functions/nucleo/novaEmpresa';

/** New company under the id the browser chose; `responsavel` is invited to administer it (part 1 §7). */
export const criarEmpresa = chamada(
  contrato,
  { quem: 'conta', limites: ({ dados }, conta) => limitesDeNovaEmpresa(dados.responsavel.email, conta) },
  async ({ id, role, dados, perfil, ...deOnde }, conta) => {
    const contexto = { licenciadaId: deOnde.licenciadaId, empresaId: id };
    await criarEmpresaComAdministrador(await atuante(conta, deOnde), contexto, role, dados, perfil);
    return { id };
  },
);
