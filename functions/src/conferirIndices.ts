/**
 * In local runs and tests: refuses, as production would, a query of the functions whose index nobody declared. The
 * emulators answer every query, so a forgotten index would show itself only after deployment.
 */
import { Query } from 'firebase-admin/firestore';
import { readFileSync } from 'node:fs';
import type { Consulta, Filtro, Operador } from '@/domain/comum/consulta';
import { campoDesligado, type Indice, indiceQueFalta } from '@/domain/comum/indices';

interface Campo {
  fieldPath: string;
}
interface FiltroDoProto {
  fieldFilter?: { field: Campo; op: string };
  unaryFilter?: { field: Campo; op: string };
  compositeFilter?: { op: string; filters: FiltroDoProto[] };
}
/** What a query sends (google.firestore.v1.StructuredQuery), as far as indexes depend on it. */
interface Estruturada {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: FiltroDoProto;
  orderBy?: { field: Campo; direction: string }[];
}
interface Excecao {
  collectionGroup: string;
  fieldPath: string;
  indexes: { order?: string; arrayConfig?: string; queryScope: string }[];
}

const OPERADORES: Record<string, Operador> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: '!=',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IS_NULL: '==',
  IS_NAN: '==',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
};
/** Every index ends with the document's name. */
const NOME = '__name__';

function filtroDe({ compositeFilter, fieldFilter, unaryFilter }: FiltroDoProto): Filtro[] {
  if (compositeFilter) {
    const partes = compositeFilter.filters.flatMap(filtroDe);
    return [compositeFilter.op === 'OR' ? { ou: partes } : { e: partes }];
  }
  const simples = fieldFilter ?? unaryFilter;
  if (!simples || simples.field.fieldPath === NOME) return [];
  const op = OPERADORES[simples.op];
  if (!op) throw new Error(`conferirIndices não conhece o operador ${simples.op}`);
  return [{ campo: simples.field.fieldPath, op, valor: undefined }];
}

const consultaDe = ({ where, orderBy = [] }: Estruturada): Consulta => ({
  filtros: where ? filtroDe(where) : [],
  ordem: orderBy
    .filter(({ field }) => field.fieldPath !== NOME)
    .map(({ field, direction }) => ({
      campo: field.fieldPath,
      direcao: direction === 'DESCENDING' ? 'desc' : 'asc',
    })),
});

export interface ArquivoDeIndices {
  indexes: Indice[];
  fieldOverrides: Excecao[];
}

/** Indexes of several fields, and those of one field that the file names. */
export function declaradosEm({ indexes, fieldOverrides }: ArquivoDeIndices): Indice[] {
  const deUmCampo = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: deles }) =>
    deles.map(({ queryScope, ...como }) => ({
      collectionGroup,
      queryScope,
      fields: [{ fieldPath, ...como }],
    })),
  );
  return [...indexes, ...deUmCampo];
}

let conferindo = false;

/** The file is asked about every query of this process from now on, counts and transactions included. */
export function conferirIndices(arquivo: string): void {
  if (conferindo) return;
  conferindo = true;
  const lido = JSON.parse(readFileSync(arquivo, 'utf8')) as ArquivoDeIndices;
  const declarados = declaradosEm(lido);
  const prototipo = Query.prototype as unknown as {
    toProto: (...argumentos: unknown[]) => { structuredQuery?: Estruturada };
  };
  const original = prototipo.toProto;
  prototipo.toProto = function conferida(...argumentos) {
    const pedido = original.apply(this, argumentos);
    const { collectionId, allDescendants } = pedido.structuredQuery?.from?.[0] ?? {};
    // Without a collection it is the SDK's own walk through everything below a document.
    if (!collectionId || !pedido.structuredQuery) return pedido;
    const alcance = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
    const consulta = consultaDe(pedido.structuredQuery);
    const falta = indiceQueFalta(collectionId, consulta, declarados, alcance);
    if (falta) throw new Error(`Falta em firestore.indexes.json o índice de ${falta}`);
    const desligado = campoDesligado(collectionId, consulta, lido.fieldOverrides);
    if (desligado)
      throw new Error(`Está desligado em firestore.indexes.json o índice de ${collectionId}: ${desligado}`);
    return pedido;
  };
}
