import { retirarImpedimento as contrato } from '@/domain/contratos/juri';
import { chamada } from '@functions/chamada/chamada';
import { retirarImpedimento as retirar } from '@functions/nucleo/impedimentosDoJuri';

/** A function and not a rule: scores that were given under the conflict count again with it. */
export const retirarImpedimento = chamada(
  contrato,
  {
    quem: 'membro',
    repetivel: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 120, minutos: 60 }],
    falha: 'Não foi possível retirar o impedimento',
  },
  async (dados, membro) => {
    await retirar(membro, dados);
    return {};
  },
);
