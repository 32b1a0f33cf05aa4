import { apurar as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { apurar as contarVotos } from '@functions/nucleo/apurarVotacao';
import { exigirVotacao, limitesDaApuracao } from './daApuracao';

/** Partial totals are for module 34 only, and for everybody once the count is closed and published. */
export const apurar = chamada(
  contrato,
  { quem: 'membro', soLeitura: true, limites: limitesDaApuracao, falha: 'Erro ao buscar votos' },
  async ({ questionarioId }, membro) => {
    exigirVotacao(membro, 'leitura');
    const { projeto, apuracao, resultado } = await contarVotos(membro.db, membro.contexto, questionarioId);
    const { votacao } = projeto;
    const agora = new Date();
    return {
      periodo: votacao && {
        inicio: votacao.inicio.toISOString(),
        fim: votacao.fim.toISOString(),
        aberta: votacao.inicio <= agora && agora < votacao.fim,
      },
      encerradaEm: apuracao?.encerradaEm?.toISOString() ?? null,
      publicarResultados: votacao?.publicarResultados ?? false,
      em: resultado.em.toISOString(),
      categorias: resultado.categorias,
      anulacoes: (apuracao?.anulacoes ?? []).toReversed().map(({ inicio, fim, em, ...anulacao }) => ({
        ...anulacao,
        inicio: inicio.toISOString(),
        fim: fim.toISOString(),
        em: em.toISOString(),
      })),
    };
  },
);
