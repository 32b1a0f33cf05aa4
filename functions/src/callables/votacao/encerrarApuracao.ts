import { encerrarApuracao as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { encerrarApuracao as encerrar } from '@functions/nucleo/votosEmRevisao';
import { exigirVotacao, limitesDaApuracao } from './daApuracao';

export const encerrarApuracao = chamada(
  contrato,
  { quem: 'membro', limites: limitesDaApuracao, falha: 'Não foi possível encerrar a apuração' },
  async ({ questionarioId }, membro) => {
    exigirVotacao(membro, 'editar');
    await encerrar(membro, questionarioId);
    return {};
  },
);
