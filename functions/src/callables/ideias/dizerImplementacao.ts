import { dizerImplementacao as contrato } from '@/domain/contratos/retorno';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { podeRegistrar } from '@/domain/retorno/quem-registra';
import { carimbo } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { auditar } from '@functions/nucleo/auditoria';
import { lerParaRetorno } from '@functions/nucleo/retornos';
import { limitesDoRetorno } from './retornos';

/** Said for the movement that implemented it: another movement asks anew (decisions P252). */
export const dizerImplementacao = chamada(
  contrato,
  { quem: 'membro', limites: limitesDoRetorno },
  async ({ ideiaId, dia }, membro) => {
    const { db, uid, contexto, quem, chave } = membro;
    await db.runTransaction(async (tx) => {
      const { pai, retorno, caminho } = await lerParaRetorno(tx, membro, ideiaId);
      const pessoa = { uid, referencia: caminhos.colaborador(contexto, uid) };
      if (!podeRegistrar(quem, pai, pessoa)) throw negado();
      if (pai.status !== 'IMPLEMENTADA') throw new ErroDoProduto('Esta ideia não está implementada.');
      const agora = new Date();
      if (dia > diaDe(agora)) throw new ErroDoProduto('O dia da implementação não pode estar no futuro.');
      if (dia < diaDe(pai.createdAt))
        throw new ErroDoProduto('O dia da implementação não pode vir antes da ideia.');
      const dito = { diaDito: { movimentacao: pai.ultimaMovimentacao, dia }, implementadaEm: dia };
      tx.set(
        db.doc(caminho),
        retorno
          ? { ...dito, updatedAt: agora, updatedBy: uid }
          : { linhas: [], conta: true, ...dito, ...carimbo(agora, uid) },
        { merge: true },
      );
      const ato = { contexto, acao: 'RETORNO', quem: uid, alvo: caminho } as const;
      const antes = { implementadaEm: retorno?.implementadaEm ?? null };
      auditar({ db, tx, chave }, ato, antes, { implementadaEm: dia });
    });
    return { feito: true as const };
  },
);
