/** A query as plain data, so that areas describe what they list without touching the SDK. */
import * as fs from 'firebase/firestore/lite';

export type Operador = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
export type Filtro =
  | { campo: string; op: Operador; valor: unknown }
  | { ou: readonly Filtro[] }
  | { e: readonly Filtro[] };
export interface Ordem {
  campo: string;
  direcao: 'asc' | 'desc';
}
export interface Consulta {
  filtros: readonly Filtro[];
  ordem?: readonly Ordem[];
}

export const igual = (campo: string, valor: unknown): Filtro => ({ campo, op: '==', valor });
export const contem = (campo: string, valor: unknown): Filtro => ({ campo, op: 'array-contains', valor });
export const contemAlgum = (campo: string, valor: readonly unknown[]): Filtro => ({
  campo,
  op: 'array-contains-any',
  valor,
});
export const umDe = (campo: string, valor: readonly unknown[]): Filtro => ({ campo, op: 'in', valor });
export const ou = (...filtros: Filtro[]): Filtro => ({ ou: filtros });
export const e = (...filtros: Filtro[]): Filtro => ({ e: filtros });

type FiltroDoSdk = fs.QueryFieldFilterConstraint | fs.QueryCompositeFilterConstraint;

function filtroDoSdk(filtro: Filtro): FiltroDoSdk {
  if ('ou' in filtro) return fs.or(...filtro.ou.map(filtroDoSdk));
  if ('e' in filtro) return fs.and(...filtro.e.map(filtroDoSdk));
  return fs.where(filtro.campo, filtro.op, filtro.valor);
}

/** The SDK's query: filters and order; limit and cursor are the page's (collection.ts). */
export function consultaDoSdk(
  base: fs.CollectionReference,
  { filtros, ordem = [] }: Consulta,
  ...resto: fs.QueryNonFilterConstraint[]
): fs.Query {
  const ordens = [...ordem.map(({ campo, direcao }) => fs.orderBy(campo, direcao)), ...resto];
  if (filtros.length === 0) return fs.query(base, ...ordens);
  return fs.query(base, fs.and(...filtros.map(filtroDoSdk)), ...ordens);
}
