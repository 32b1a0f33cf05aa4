/** Disabling and enabling a membership (part 1 §4). */
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type Alvo, podeDesabilitar, podeHabilitar } from '@/domain/pessoas/colaborador-acoes';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Limite } from '@functions/chamada/limites';
import type { Membro } from '@functions/chamada/quem';
import { colaboradorInexistente, exigirOutroAdmin } from './acesso';
import { auditar } from './auditoria';

export const limitesDeEstado = (_dados: unknown, { uid }: Membro): Limite[] => [
  { chave: `uid:${uid}`, maximo: 500, minutos: 24 * 60 },
];

const ESTADOS = {
  DESABILITAR: { pode: podeDesabilitar, de: 'ACTIVE', para: 'DISABLED' },
  HABILITAR: { pode: podeHabilitar, de: 'DISABLED', para: 'ACTIVE' },
} as const;

/**
 * Moves the membership to the new state. One already there stays as it is, so that the call can be repeated. The person
 * is found by id inside the company; the e-mail is only compared (threats B21).
 */
export async function mudarEstado(
  membro: Membro,
  { colaboradorId, userEmail }: { colaboradorId: string; userEmail: string },
  acao: keyof typeof ESTADOS,
) {
  const { db, contexto, chave, uid: por } = membro;
  if (colaboradorId === por) throw new ErroDoProduto('Você não pode mudar o seu próprio acesso.');
  const { pode, de, para } = ESTADOS[acao];
  const referencia = caminhos.colaborador(contexto, colaboradorId);
  await db.runTransaction(async (tx) => {
    const atual = await ler(db, colaboradorSchema, referencia, tx);
    if (!atual || atual.email !== userEmail || atual.deletedAt !== null) throw colaboradorInexistente();
    const alvo: Alvo = { ...atual, id: colaboradorId };
    const jaEsta = atual.status === para;
    // Rights are asked as if it were still to be done: a repetition without them is refused as well.
    if (!pode(membro, jaEsta ? { ...alvo, status: de } : alvo)) throw negado();
    if (jaEsta) return;
    if (acao === 'DESABILITAR' && atual.role === 'ADMIN')
      await exigirOutroAdmin(db, tx, contexto, colaboradorId);
    const agora = new Date();
    const disabledAt = acao === 'DESABILITAR' ? agora : null;
    tx.update(db.doc(referencia), { status: para, disabledAt, updatedAt: agora, updatedBy: por });
    const sobre = { contexto, acao, quem: por, alvo: referencia } as const;
    auditar({ db, tx, chave }, sobre, { status: atual.status }, { status: para });
  });
}
