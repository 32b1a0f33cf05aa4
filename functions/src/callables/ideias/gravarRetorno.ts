import { gravarRetorno as contrato } from '@/domain/contratos/retorno';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  type LinhaDoRetorno,
  MAXIMO_DE_LINHAS,
  mesDe,
  recusaDaLinha,
  SEM_LUGAR,
} from '@/domain/retorno/retorno';
import { podeRegistrar } from '@/domain/retorno/quem-registra';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { gravarLinhas, lerParaRetorno } from '@functions/nucleo/retornos';
import { limitesDoRetorno, MUDOU } from './retornos';

/** A function and not a rule: the line, the loss of its validation and the trail go together (decisions P250). */
export const gravarRetorno = chamada(
  contrato,
  { quem: 'membro', limites: limitesDoRetorno },
  async ({ ideiaId, linhaId, versao, linha }, membro) => {
    const { db, uid, contexto, quem } = membro;
    await db.runTransaction(async (tx) => {
      const lido = await lerParaRetorno(tx, membro, ideiaId);
      const pessoa = { uid, referencia: caminhos.colaborador(contexto, uid) };
      if (!podeRegistrar(quem, lido.pai, pessoa)) throw negado();
      const agora = new Date();
      const recusa = recusaDaLinha(linha, mesDe(agora));
      if (recusa) throw new ErroDoProduto(recusa);
      const linhas = lido.retorno?.linhas ?? [];
      const atual = linhas.find(({ id }) => id === linhaId);
      // The person's own line may be sent again after a lost answer, with other words: the last ones stand.
      const daqui = (atual?.versao ?? 0) === versao || atual?.registradaPor === uid;
      if (!daqui) throw new ErroDoProduto(MUDOU);
      if (!atual && linhas.length >= MAXIMO_DE_LINHAS) throw new ErroDoProduto(SEM_LUGAR);
      const nova: LinhaDoRetorno = {
        ...linha,
        id: linhaId,
        registradaPor: uid,
        registradaEm: agora,
        // Above that of every line removed here: a validation of one that had this id is of that one alone.
        versao: (atual?.versao ?? lido.retorno?.versaoDasRemovidas ?? 0) + 1,
        validadaPor: null,
        validadaEm: null,
        devolvida: '',
      };
      const todas = atual ? linhas.map((uma) => (uma === atual ? nova : uma)) : [...linhas, nova];
      gravarLinhas(tx, membro, lido, todas, linhaId);
    });
    return { feito: true as const };
  },
);
