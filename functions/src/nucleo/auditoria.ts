/** Entries of the audit trail, written in the transaction of what they tell. */
import { type AcaoAuditada, type Auditoria, auditoriaSchema } from '@/domain/auditoria';
import { caminhos, type Contexto } from '@/domain/paths';
import type { Firestore, Transaction } from '@functions/banco';

type Campos = Auditoria['antes'];

/** Only the fields that differ. */
function diferenca(antes: Campos, depois: Campos): [Campos, Campos] {
  const mudaram = Object.keys(depois).filter((campo) => antes[campo] !== depois[campo]);
  const so = (campos: Campos) =>
    Object.fromEntries(mudaram.flatMap((c) => (campos[c] === undefined ? [] : [[c, campos[c]]])));
  return [so(antes), so(depois)];
}

/** `chave` makes the entry unique: the same act is told once. */
export function auditar(
  { db, tx, chave }: { db: Firestore; tx: Transaction; chave: string },
  { contexto, acao, quem, alvo }: { contexto: Contexto; acao: AcaoAuditada; quem: string; alvo: string },
  tudoAntes: Campos,
  tudoDepois: Campos,
) {
  const [antes, depois] = diferenca(tudoAntes, tudoDepois);
  const entrada = auditoriaSchema.parse({ acao, quem, alvo, antes, depois, createdAt: new Date() });
  tx.set(db.doc(`${caminhos.auditoria(contexto)}/${chave}`), entrada);
}
