import { validarRetorno as contrato } from '@/domain/contratos/retorno';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { podeValidar, validaEsta } from '@/domain/retorno/quem-registra';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { gravarLinhas, lerParaRetorno } from '@functions/nucleo/retornos';
import { limitesDoRetorno, MUDOU } from './retornos';

/** Somebody else says whether it came: never the idea's team, nor who registered the line (threats A40). */
export const validarRetorno = chamada(
  contrato,
  { quem: 'membro', limites: limitesDoRetorno },
  async ({ ideiaId, linhaId, versao, motivo }, membro) => {
    const { db, uid, contexto, quem } = membro;
    await db.runTransaction(async (tx) => {
      const lido = await lerParaRetorno(tx, membro, ideiaId);
      const pessoa = { uid, referencia: caminhos.colaborador(contexto, uid) };
      if (!podeValidar(quem, lido.pai, pessoa)) throw negado();
      const linhas = lido.retorno?.linhas ?? [];
      const atual = linhas.find(({ id }) => id === linhaId);
      if (atual?.versao !== versao) throw new ErroDoProduto(MUDOU);
      if (!validaEsta(atual, uid)) throw negado();
      const vista =
        motivo === null
          ? { ...atual, validadaPor: uid, validadaEm: new Date(), devolvida: '' }
          : { ...atual, validadaPor: null, validadaEm: null, devolvida: motivo };
      gravarLinhas(
        tx,
        membro,
        lido,
        linhas.map((uma) => (uma === atual ? vista : uma)),
        linhaId,
      );
    });
    return { feito: true as const };
  },
);
