/** Queries as plain data, so that areas describe what they list without touching the SDK. */
import type { Consulta, Filtro, Ordem } from '@/domain/comum/consulta';
import * as fs from 'firebase/firestore/lite';

export { contem, contemAlgum, e, igual, ou, pelaColuna, umDe } from '@/domain/comum/consulta';
export type { Consulta, Filtro, Ordem };

type FiltroDoSdk = fs.QueryFieldFilterConstraint | fs.QueryCompositeFilterConstraint;

function filtroDoSdk(filtro: Filtro): FiltroDoSdk {
  if ('ou' in filtro) return fs.or(...filtro.ou.map(filtroDoSdk));
  if ('e' in filtro) return fs.and(...filtro.e.map(filtroDoSdk));
  return fs.where(filtro.campo, filtro.op, filtro.valor);
}

/** The SDK's query: filters and order; limit and cursor are the page's (leitura.ts). */
export function consultaDoSdk(
  base: fs.CollectionReference,
  { filtros, ordem = [] }: Consulta,
  ...resto: fs.QueryNonFilterConstraint[]
): fs.Query {
  const ordens = [...ordem.map(({ campo, direcao }) => fs.orderBy(campo, direcao)), ...resto];
  if (filtros.length === 0) return fs.query(base, ...ordens);
  return fs.query(base, fs.and(...filtros.map(filtroDoSdk)), ...ordens);
}
