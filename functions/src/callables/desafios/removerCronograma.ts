import { removerCronograma as contrato } from '@/domain/contratos/desafios';
import { chamada } from '@functions/chamada/chamada';
import { lerImersaoGerida, limitesDeImersoes } from '@functions/nucleo/imersoes';

/** What lies under it stays and is no longer seen. */
export const removerCronograma = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId }, membro) => {
    const { db, uid } = membro;
    await db.runTransaction(async (tx) => {
      const { caminho } = await lerImersaoGerida(tx, membro, cronogramaId);
      const agora = new Date();
      tx.update(db.doc(caminho), { deletedAt: agora, publico: false, updatedAt: agora, updatedBy: uid });
    });
    return {};
  },
);
