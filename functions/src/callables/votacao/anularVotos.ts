import { anularVotos as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { anularVotos as anular } from '@functions/nucleo/anularVotos';
import { exigirAnulacao, limitesDaApuracao } from './daApuracao';

/** With a reason, which stays with the act and in the audit trail (decisions Q292). */
export const anularVotos = chamada(
  contrato,
  { quem: 'membro', limites: limitesDaApuracao, falha: 'Não foi possível anular os votos' },
  async (dados, membro) => {
    exigirAnulacao(membro);
    return { anulacao: await anular(membro, dados) };
  },
);
