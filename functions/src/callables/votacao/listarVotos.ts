import { listarVotos as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { listarVotos as listar } from '@functions/nucleo/votosEmRevisao';
import { exigirVotacao, limitesDaApuracao } from './daApuracao';

/** Only votes that somebody has to look at, or that were voided; the others nobody reads one by one. */
export const listarVotos = chamada(
  contrato,
  { quem: 'membro', soLeitura: true, limites: limitesDaApuracao, falha: 'Erro ao buscar votos' },
  (dados, membro) => {
    exigirVotacao(membro, 'editar');
    return listar(membro.db, membro.contexto, dados);
  },
);
