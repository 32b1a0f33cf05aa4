import { removerSolucao as contrato } from '@/domain/contratos/desafios';
import { caminhosDaImersao, solucaoSchema } from '@/domain/imersoes/cronograma';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { lerImersao, limitesDeImersoes } from '@functions/nucleo/imersoes';

/** Its proposer removes it, or somebody who manages the immersion. */
export const removerSolucao = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId, solucaoId }, membro) => {
    const { db, uid } = membro;
    await db.runTransaction(async (tx) => {
      const { caminho, gere } = await lerImersao(tx, membro, cronogramaId);
      const ref = db.doc(`${caminhosDaImersao.sob(caminho).solucoes}/${solucaoId}`);
      const atual = await ler(db, solucaoSchema, ref.path, tx);
      if (!gere && atual?.createdBy !== uid) throw negado();
      if (atual?.deletedAt !== null) return;
      const agora = new Date();
      tx.update(ref, { deletedAt: agora, updatedAt: agora, updatedBy: uid });
    });
    return {};
  },
);
