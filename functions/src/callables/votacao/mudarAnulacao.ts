import { mudarAnulacao as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { mudarAnulacao as mudar } from '@functions/nucleo/anularVotos';
import { exigirAnulacao, limitesDaApuracao } from './daApuracao';

/** Until the count is closed an act by period can be taken back, and done again. */
export const mudarAnulacao = chamada(
  contrato,
  { quem: 'membro', limites: limitesDaApuracao, falha: 'Não foi possível mudar a anulação' },
  async (dados, membro) => {
    exigirAnulacao(membro);
    return { mudaram: await mudar(membro, dados) };
  },
);
