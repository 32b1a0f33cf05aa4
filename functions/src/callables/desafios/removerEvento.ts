import { removerEvento as contrato } from '@/domain/contratos/desafios';
import { caminhosDaImersao, eventoSchema, mudaEventos } from '@/domain/imersoes/cronograma';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { lerImersaoGerida, limitesDeImersoes } from '@functions/nucleo/imersoes';

/** Only ADMIN (decisions D3); removing it again changes nothing. */
export const removerEvento = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId, eventoId }, membro) => {
    const { db, uid, quem } = membro;
    await db.runTransaction(async (tx) => {
      const { caminho } = await lerImersaoGerida(tx, membro, cronogramaId);
      if (!mudaEventos(quem)) throw negado();
      const ref = db.doc(`${caminhosDaImersao.sob(caminho).event}/${eventoId}`);
      const atual = await ler(db, eventoSchema, ref.path, tx);
      if (atual?.deletedAt !== null) return;
      const agora = new Date();
      tx.update(ref, { deletedAt: agora, updatedAt: agora, updatedBy: uid });
    });
    return {};
  },
);
