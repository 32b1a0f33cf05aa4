import { cancelarInscricao as contrato } from '@/domain/contratos/desafios';
import { STATUS_DA_INSCRICAO } from '@/domain/imersoes/inscricao';
import { ErroDoProduto } from '@/domain/comum/erros';
import { chamada } from '@functions/chamada/chamada';
import { limitesDeImersoes, mudarInscricao } from '@functions/nucleo/imersoes';

/** Until somebody judged it. The seat goes to the first of those who wait. */
export const cancelarInscricao = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId }, membro) => {
    await mudarInscricao(membro, cronogramaId, membro.uid, ({ atual, agora }) => {
      if (atual?.deletedAt !== null) return undefined;
      if (atual.status !== STATUS_DA_INSCRICAO.inscrito)
        throw new ErroDoProduto('A sua inscrição já foi avaliada e não pode mais ser cancelada.');
      return { deletedAt: agora, naEspera: false, destaque: false };
    });
    return {};
  },
);
