import { inviteEmpresa as contrato } from '@/domain/contratos/empresas';
import { chamada } from '@functions/chamada/chamada';
import { atuante, limitesDeNovaEmpresa } from '@functions/nucleo/agenteDeEmpresa';
import { cadastroInicial } from '@functions/nucleo/cadastroInicial';
import { criarEmpresaComAdministrador } from '@functions/nucleo/novaEmpresa';

/** Guest company, its administrator's pending membership and the mail that invites them, in one act (part 1 §7). */
export const inviteEmpresa = chamada(
  contrato,
  {
    quem: 'conta',
    limites: ({ email }, conta) => limitesDeNovaEmpresa(email, conta),
    falha: 'Falha ao criar convite',
  },
  async ({ registro, licenciadaId, empresaId, ...convite }, conta) => {
    // The request's own id: calling again names the same company.
    const id = conta.chave.slice(0, 20);
    const quem = await atuante(conta, { licenciadaId, empresaId });
    const cadastro = cadastroInicial(convite, registro);
    await criarEmpresaComAdministrador(quem, { licenciadaId, empresaId: id }, 'CONVIDADA', cadastro);
    return { id };
  },
);
