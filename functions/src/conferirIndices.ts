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

/** Prototypes of the SDK whose requests are looked at. */
interface Pedinte<P> {
  toProto: (...argumentos: unknown[]) => P;
}
interface Agregada {
  structuredQuery?: Estruturada;
  aggregations?: { sum?: { field?: Campo }; avg?: { field?: Campo } }[];
}
interface Agregadora {
  aggregate: (campos: object) => Pedinte<{ structuredAggregationQuery?: Agregada }>;
}

/** Throws where the file lacks what the query asks. A sum reads its field from an index, as an order by it would. */
function conferir(lido: ArquivoDeIndices, declarados: Indice[], estruturada: Estruturada, somado?: string) {
  const { collectionId, allDescendants } = estruturada.from?.[0] ?? {};
  // Without a collection it is the SDK's own walk through everything below a document.
  if (!collectionId) return;
  const alcance = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const { filtros, ordem = [] } = consultaDe(estruturada);
  const consulta: Consulta = {
    filtros,
    ordem:
      somado === undefined || ordem.some(({ campo }) => campo === somado)
        ? ordem
        : [...ordem, { campo: somado, direcao: 'asc' }],
  };
  const falta = indiceQueFalta(collectionId, consulta, declarados, alcance);
  if (falta) throw new Error(`Falta em firestore.indexes.json o índice de ${falta}`);
  const desligado = campoDesligado(collectionId, consulta, lido.fieldOverrides);
  if (desligado)
    throw new Error(`Está desligado em firestore.indexes.json o índice de ${collectionId}: ${desligado}`);
}

let conferindo = false;

/** The file is asked about every query of this process from now on, counts, sums and transactions included. */
export function conferirIndices(arquivo: string): void {
  if (conferindo) return;
  conferindo = true;
  const lido = JSON.parse(readFileSync(arquivo, 'utf8')) as ArquivoDeIndices;
  const declarados = declaradosEm(lido);
  // What is aggregated makes its query's request first: it is looked at with what it sums.
  let agregando = false;
  const daConsulta = Query.prototype as unknown as Pedinte<{ structuredQuery?: Estruturada }>;
  const pedirConsulta = daConsulta.toProto;
  daConsulta.toProto = function conferida(...argumentos) {
    const pedido = pedirConsulta.apply(this, argumentos);
    if (pedido.structuredQuery && !agregando) conferir(lido, declarados, pedido.structuredQuery);
    return pedido;
  };
  const paraAgregar = Query.prototype as unknown as Agregadora;
  const agregar = paraAgregar.aggregate;
  // `count` comes by here too. The SDK does not export the class of what it gives, so each one is looked at by itself.
  paraAgregar.aggregate = function conferida(campos) {
    const agregada = agregar.call(this, campos);
    const pedirAgregada = agregada.toProto.bind(agregada);
    agregada.toProto = (...argumentos) => {
      agregando = true;
      let pedido;
      try {
        pedido = pedirAgregada(...argumentos);
      } finally {
        agregando = false;
      }
      const { structuredQuery, aggregations = [] } = pedido.structuredAggregationQuery ?? {};
      const somados = new Set(aggregations.map(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath));
      if (structuredQuery) for (const somado of somados) conferir(lido, declarados, structuredQuery, somado);
      return pedido;
    };
    return agregada;
  };
}
