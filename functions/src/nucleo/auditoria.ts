/** Entries of the audit trail, written in the transaction of what they tell. */
import { type AcaoAuditada, type Auditoria, auditoriaSchema } from '@/domain/auditoria';
import { FLAGS } from '@/domain/modules';
import { caminhos, type Contexto } from '@/domain/paths';
import { type Firestore, SISTEMA, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import type { Escrita } from '@functions/gatilho';

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

const flagsDe = (registro: Escrita['antes']) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, registro?.[flag] === true]));

/**
 * Records flags of the matrix that an administrator's browser changed, from the event of the write: once per event,
 * however often it is delivered.
 */
export async function auditarAutorizacao({ db, contexto, antes, depois, evento }: Escrita, alvo: string) {
  const [de, para] = diferenca(flagsDe(antes), flagsDe(depois));
  if (Object.keys(para).length === 0) return;
  const por = depois?.['updatedBy'];
  const entrada = auditoriaSchema.parse({
    acao: 'AUTORIZACAO',
    quem: typeof por === 'string' ? por : SISTEMA,
    alvo,
    antes: de,
    depois: para,
    createdAt: evento.quando,
  });
  await db.doc(`${caminhos.auditoria(contexto)}/${resumo(evento.id)}`).set(entrada);
}
