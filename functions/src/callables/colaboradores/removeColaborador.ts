import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { podeRemover } from '@/domain/pessoas/colaborador-acoes';
import { removeColaborador as contrato } from '@/domain/contratos/colaboradores';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { colaboradorInexistente, cortarAcesso, exigirOutroAdmin } from '@functions/nucleo/acesso';
import { auditar } from '@functions/nucleo/auditoria';
import { convitesAbertos } from '@functions/nucleo/convites';

/** Removes (softly) a collaborator and cancels the open invitations, to questionnaires too; access ends at once. */
export const removeColaborador = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 2_000, minutos: 24 * 60 }],
  },
  async ({ colaboradorId }, membro) => {
    const { db, contexto, chave, uid: por } = membro;
    const referencia = caminhos.colaborador(contexto, colaboradorId);
    await db.runTransaction(async (tx) => {
      const atual = await ler(db, colaboradorSchema, referencia, tx);
      if (!atual) throw colaboradorInexistente();
      // Rights are asked before the state, so that a repetition is judged by them too.
      if (!podeRemover(membro, { ...atual, deletedAt: null, id: colaboradorId })) throw negado();
      if (atual.deletedAt !== null) return;
      if (atual.role === 'ADMIN') await exigirOutroAdmin(db, tx, contexto, colaboradorId);
      const convites = await convitesAbertos(db, tx, contexto, colaboradorId);
      const agora = new Date();
      for (const { ref } of convites) tx.update(ref, { cancelado: true });
      tx.update(db.doc(referencia), { deletedAt: agora, updatedAt: agora, updatedBy: por });
      const sobre = { contexto, acao: 'REMOVER', quem: por, alvo: referencia } as const;
      auditar({ db, tx, chave }, sobre, { status: atual.status, removido: false }, { removido: true });
    });
    await cortarAcesso(db, contexto, colaboradorId);
    return { ok: true } as const;
  },
);
