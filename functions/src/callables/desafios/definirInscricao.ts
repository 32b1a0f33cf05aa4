import { definirInscricao as contrato } from '@/domain/contratos/desafios';
import { CHEIO, faseDasInscricoes, vagasLivres } from '@/domain/imersoes/cronograma';
import {
  type Inscricao,
  ocupaVaga,
  STATUS_DA_INSCRICAO,
  type StatusDaInscricao,
} from '@/domain/imersoes/inscricao';
import { ErroDoProduto } from '@/domain/comum/erros';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { limitesDeImersoes, mudarInscricao, type NaInscricao } from '@functions/nucleo/imersoes';

/** The status is judged after the end of registration only (threats C26). A refusal that is taken back needs a seat. */
function exigirVaga({ cronograma, agora }: NaInscricao, atual: Inscricao, status: StatusDaInscricao) {
  if (faseDasInscricoes(cronograma, agora) !== 'ENCERRADAS')
    throw new ErroDoProduto('O status das inscrições só muda depois do fim das inscrições.');
  if (atual.naEspera) throw new ErroDoProduto('Esta pessoa ainda está na lista de espera.');
  const voltaAOcupar = !ocupaVaga(atual) && status !== STATUS_DA_INSCRICAO.reprovada;
  if (voltaAOcupar && vagasLivres(cronograma) === 0) throw new ErroDoProduto(CHEIO);
}

export const definirInscricao = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId, uid, status, destaque }, membro) => {
    await mudarInscricao(membro, cronogramaId, uid, (visto) => {
      const { atual, gere } = visto;
      if (!gere) throw negado();
      if (atual?.deletedAt !== null) throw new ErroDoProduto('Inscrição não encontrada');
      const mudaStatus = status !== undefined && status !== atual.status;
      if (mudaStatus) exigirVaga(visto, atual, status);
      if (!mudaStatus && (destaque === undefined || destaque === atual.destaque)) return undefined;
      return { ...(mudaStatus && { status }), ...(destaque !== undefined && { destaque }) };
    });
    return {};
  },
);
