/** Entries of the audit trail, written in the transaction of what they tell. */
import {
  type AcaoAuditada,
  type Auditoria,
  auditoriaSchema,
  camposObservados,
} from '@/domain/auditoria/auditoria';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { emBrasilia } from '@/domain/comum/datas';
import { lerRegistro } from '@/domain/comum/registro';
import { votacaoSchema } from '@/domain/projetos/votacao';
import { comDatas, type Firestore, SISTEMA, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import type { Escrita } from '@functions/gatilho';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

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
 * Records a change that a browser or an operator wrote directly, from the event of the write; `observar` says of which
 * fields. Each event is recorded once, however often it is delivered. A creation is not recorded: what a company begins
 * with is written by the product.
 */
async function auditarEscrita(
  { db, contexto, antes: velho, depois: novo, evento }: Escrita,
  acao: AcaoAuditada,
  alvo: string,
  observar: (registro: Record<string, unknown>) => Campos,
) {
  if (!velho || !novo) return;
  const tudoAntes = observar(velho);
  const tudoDepois = observar(novo);
  if (isDeepStrictEqual(tudoAntes, tudoDepois)) return;
  const [antes, depois] = diferenca(tudoAntes, tudoDepois);
  const quem = typeof novo['updatedBy'] === 'string' ? novo['updatedBy'] : SISTEMA;
  const entrada = auditoriaSchema.parse({ acao, quem, alvo, antes, depois, createdAt: evento.quando });
  await db.doc(`${caminhos.auditoria(contexto)}/${resumo(evento.id)}`).set(entrada);
}

/** Changes of the matrix. */
export const auditarAutorizacao = (escrita: Escrita, alvo: string) =>
  auditarEscrita(escrita, 'AUTORIZACAO', alvo, (registro) => camposObservados('AUTORIZACAO', registro));

const daVotacao = z.object({ votacao: z.nullable(votacaoSchema), categoria: z.array(z.string()) });
/** A project's voting as it was or is; undefined of a record that cannot be read. */
const votacaoEm = (registro: Record<string, unknown> | undefined) =>
  registro && lerRegistro(daVotacao, comDatas(registro)).data;

function observarVotacao(registro: Record<string, unknown>): Campos {
  const { votacao = null, categoria = [] } = votacaoEm(registro) ?? {};
  return {
    inicioDaVotacao: votacao && emBrasilia(votacao.inicio),
    fimDaVotacao: votacao && emBrasilia(votacao.fim),
    publicarResultados: votacao && votacao.publicarResultados,
    soFinalistas: votacao && votacao.soFinalistas,
    categorias: categoria.join(', ').slice(0, 200),
    removido: Boolean(registro['deletedAt']),
  };
}

/** Changes of a voting that had begun: until then nobody voted by what changes (decisions Q293). */
export async function auditarVotacao(escrita: Escrita, alvo: string) {
  const antes = votacaoEm(escrita.antes)?.votacao;
  if (antes && antes.inicio <= escrita.evento.quando)
    await auditarEscrita(escrita, 'VOTACAO_ALTERADA', alvo, observarVotacao);
}
