import { verAnulacao as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { verAnulacao as ver } from '@functions/nucleo/anularVotos';
import { exigirAnulacao, limitesDaApuracao } from './daApuracao';

/** What would change is seen before it does (decisions Q292). */
export const verAnulacao = chamada(
  contrato,
  { quem: 'membro', soLeitura: true, limites: limitesDaApuracao, falha: 'Erro ao buscar votos' },
  async (dados, membro) => {
    exigirAnulacao(membro);
    return ver(membro.db, membro.contexto, dados);
  },
);
