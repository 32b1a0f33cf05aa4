/** Firestore of the functions: one database, reads parsed by the domain's schemas, stamps of the system's own writes. */
import type { CampoDeAuditoria } from '@/domain/comum/campos';
import { lembrarGuardado } from '@/domain/comum/guardado';
import { lerRegistro } from '@/domain/comum/registro';
import { getApps, initializeApp } from 'firebase-admin/app';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  getFirestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { error } from 'firebase-functions/logger';
import type * as z from 'zod/mini';
import { conferirIndices } from './conferirIndices';
import { refazerFechadas } from './transacoesFechadas';

export { AggregateField, FieldPath, FieldValue } from 'firebase-admin/firestore';
export type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';

/** `createdBy` and `updatedBy` of what no person wrote. */
export const SISTEMA = 'sistema';

/** The default app; created at the first call, so that loading a module costs nothing. */
export const aplicativo = () => getApps()[0] ?? initializeApp();

/** FIRESTORE_INDEXES is set by local runs and tests only (tests/local/env.mjs): path of firestore.indexes.json. */
export function banco(): Firestore {
  const { FIRESTORE_INDEXES, FIRESTORE_EMULATOR_HOST } = process.env;
  if (FIRESTORE_INDEXES) conferirIndices(FIRESTORE_INDEXES);
  const db = getFirestore(aplicativo());
  return FIRESTORE_EMULATOR_HOST ? refazerFechadas(db) : db;
}

/** Sorts after every collection and id: no name that the product gives begins with it. */
const FIM = '\u{f8ff}';

/**
 * Records of a collection's name below the given one, asked so of the database. Ids are unique under their parent only,
 * and browsers choose them: a company of another licensee may bear the same, and what is filtered after a limit would
 * lack what that one pushed out (decisions T463).
 */
export const abaixoDe = (db: Firestore, caminho: string, colecao: string): Query =>
  db
    .collectionGroup(colecao)
    .where(FieldPath.documentId(), '>=', caminho)
    .where(FieldPath.documentId(), '<', `${caminho}/${FIM}/${FIM}`);

/** Replaces every Timestamp by a Date, at any depth: the schemas speak Date. */
export function comDatas(valor: unknown): unknown {
  if (valor instanceof Timestamp) return valor.toDate();
  if (Array.isArray(valor)) return valor.map(comDatas);
  if (typeof valor !== 'object' || valor === null || Object.getPrototypeOf(valor) !== Object.prototype)
    return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, v]) => [campo, comDatas(v)]));
}

/** The document in the schema's shape; undefined when it does not exist. Throws an error naming the path otherwise. */
export function lido<S extends z.ZodMiniType>(
  schema: S,
  documento: DocumentSnapshot,
): z.infer<S> | undefined {
  if (!documento.exists) return undefined;
  const guardado = comDatas(documento.data());
  const resultado = lerRegistro(schema, guardado);
  if (resultado.success) {
    if (typeof resultado.data === 'object' && resultado.data) lembrarGuardado(resultado.data, guardado);
    return resultado.data;
  }
  const [problema] = resultado.error.issues;
  throw new Error(`${documento.ref.path}: ${problema?.path.join('.') ?? ''} ${problema?.message ?? ''}`);
}

/**
 * The same of a record read among others: one that does not fit is left out, and the log tells it. Rules cannot look into
 * lists of records (decisions Q102). Somebody who may add one would otherwise stop all that read it (threats I16).
 */
export function legivel<S extends z.ZodMiniType>(
  schema: S,
  documento: DocumentSnapshot,
): z.infer<S> | undefined {
  try {
    return lido(schema, documento);
  } catch (causa) {
    error('registro ilegível', { causa: String(causa) });
    return undefined;
  }
}

/** As lido, by path; inside a transaction when one is given. */
export async function ler<S extends z.ZodMiniType>(
  db: Firestore,
  schema: S,
  caminho: string,
  tx?: Transaction,
): Promise<z.infer<S> | undefined> {
  const ref = db.doc(caminho);
  return lido(schema, await (tx ? tx.get(ref) : ref.get()));
}

/** Documents by their paths, each read once. */
export async function lerTodos(
  db: Firestore,
  quais: readonly string[],
): Promise<Map<string, DocumentSnapshot>> {
  const unicos = [...new Set(quais)];
  if (unicos.length === 0) return new Map();
  const lidos = await db.getAll(...unicos.map((caminho) => db.doc(caminho)));
  return new Map(lidos.map((documento) => [documento.ref.path, documento]));
}

/** Audit fields of a record that the system, or a callable in somebody's name, creates. */
export const carimbo = (agora: Date, por: string = SISTEMA): Record<CampoDeAuditoria, unknown> => ({
  createdAt: agora,
  createdBy: por,
  updatedAt: agora,
  updatedBy: por,
  deletedAt: null,
});

/** Runs `tarefa` over the items, at most `paralelas` at once. */
export async function emParalelo<T>(
  itens: Iterable<T>,
  paralelas: number,
  tarefa: (item: T) => Promise<unknown>,
) {
  const fila = [...itens].values();
  const trabalhar = async () => {
    for (const item of fila) await tarefa(item);
  };
  await Promise.all(Array.from({ length: paralelas }, trabalhar));
}
