/** Entries of the audit trail, written in the transaction of what they tell. */
import {
  type AcaoAuditada,
  type Auditoria,
  auditoriaSchema,
  type CAMPOS_OBSERVADOS,
  camposObservados,
} from '@/domain/auditoria/auditoria';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Firestore, SISTEMA, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import type { Escrita } from '@functions/gatilho';
import { isDeepStrictEqual } from 'node:util';

type Campos = Auditoria['antes'];

/** Only the fields that differ. */
function diferenca(antes: Campos, depois: Campos): [Campos, Campos] {
  const mudaram = Object.keys(depois).filter((campo) => antes[campo] !== depois[campo]);
  const so = (campos: Campos) =>
    Object.fromEntries(mudaram.flatMap((c) => (campos[c] === undefined ? [] : [[c, campos[c]]])));
  return [so(antes), so(depois)];
}

/** `chave` makes the entry unique: the same act is recorded once. */
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

/**
 * Records a change that a browser or an operator wrote directly, from the event of the write. Each event is recorded
 * once, however often it is delivered. A creation is not recorded: what a company begins with is written by the
 * product.
 */
export async function auditarEscrita(
  { db, contexto, antes: velho, depois: novo, evento }: Escrita,
  acao: keyof typeof CAMPOS_OBSERVADOS,
  alvo: string,
) {
  if (!velho || !novo) return;
  const tudoAntes = camposObservados(acao, velho);
  const tudoDepois = camposObservados(acao, novo);
  if (isDeepStrictEqual(tudoAntes, tudoDepois)) return;
  const [antes, depois] = diferenca(tudoAntes, tudoDepois);
  const quem = typeof novo['updatedBy'] === 'string' ? novo['updatedBy'] : SISTEMA;
  const entrada = auditoriaSchema.parse({ acao, quem, alvo, antes, depois, createdAt: evento.quando });
  await db.doc(`${caminhos.auditoria(contexto)}/${resumo(evento.id)}`).set(entrada);
}
