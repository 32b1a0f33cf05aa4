import { removerRetorno as contrato } from '@/domain/contratos/retorno';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { podeRegistrar } from '@/domain/retorno/quem-registra';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { gravarLinhas, lerParaRetorno } from '@functions/nucleo/retornos';
import { limitesDoRetorno, MUDOU } from './retornos';

/** The line leaves the record and the sums; how it was stays in the trail. */
export const removerRetorno = chamada(
  contrato,
  { quem: 'membro', limites: limitesDoRetorno },
  async ({ ideiaId, linhaId, versao }, membro) => {
    const { db, uid, contexto, quem } = membro;
    await db.runTransaction(async (tx) => {
      const lido = await lerParaRetorno(tx, membro, ideiaId);
      const pessoa = { uid, referencia: caminhos.colaborador(contexto, uid) };
      if (!podeRegistrar(quem, lido.pai, pessoa)) throw negado();
      const linhas = lido.retorno?.linhas ?? [];
      const atual = linhas.find(({ id }) => id === linhaId);
      // Removed already is done.
      if (!atual) return;
      if (atual.versao !== versao) throw new ErroDoProduto(MUDOU);
      gravarLinhas(
        tx,
        membro,
        lido,
        linhas.filter((uma) => uma !== atual),
        linhaId,
      );
    });
    return { feito: true as const };
  },
);
