import { decidirVotos as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { decidirVotos as decidir } from '@functions/nucleo/votosEmRevisao';
import { exigirVotacao, limitesDaApuracao } from './daApuracao';

/** Accepts or voids odd votes, with a reason that the audit trail keeps. */
export const decidirVotos = chamada(
  contrato,
  { quem: 'membro', limites: limitesDaApuracao, falha: 'Não foi possível registrar a decisão' },
  async (dados, membro) => {
    exigirVotacao(membro, 'editar');
    return { mudaram: await decidir(membro, dados) };
  },
);
