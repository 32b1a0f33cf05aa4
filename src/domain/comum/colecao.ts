/**
 * The row of a collection: everything about it that somebody else would otherwise repeat. The data-model page, the
 * composite indexes (firestore.indexes.json) and the rules' tests are derived from it. Rows lie in `colecoes.ts` of each
 * folder, or with the schema of a record known by its name (cadastro.ts).
 */
import { COMECADOS_NO_DIA } from './quantidades';
import type * as z from 'zod/mini';
import type { UmCadastro } from './cadastro';
import type { CampoDoIndice, Indice } from './indices';

/** How a field differs from the indexes of one field that every field has. */
export type CampoAParte =
  /** looked for in all collections of the name as well; `[]` for lists */
  | 'noGrupo'
  | 'noGrupo[]'
  /** … and nowhere else */
  | 'soNoGrupo'
  | 'semIndice'
  /** the record disappears at this time */
  | 'ttl';

export interface Colecao {
  /** Path of a document, with its parts in braces. */
  caminho: string;
  oQueE: string;
  escrita: 'app' | 'functions' | 'app e functions';
  schema: z.ZodMiniType;
  /** Composite indexes: fields with a space between; `[]` means contains, `-` descending. */
  indices?: readonly string[];
  /** The same for queries over all collections of the name. */
  indicesDeGrupo?: readonly string[];
  campos?: Readonly<Record<string, CampoAParte>>;
  /**
   * Lists, maps and long texts that a query asks and no composite index names. The indexes of one field are switched off
   * for all others of that kind (tests/support/indices.ts).
   */
  procurados?: readonly string[];
}

/** The company in a row's path. */
export const EM = { licenciadaId: '{licenciadaId}', empresaId: '{empresaId}' } as const;

/** Name of the collection: last segment but one of a document's path. */
export const nomeDaColecao = ({ caminho }: Pick<Colecao, 'caminho'>): string =>
  caminho.split('/').at(-2) ?? '';

export const nosDoisSentidos = (campo: string) => [campo, `${campo}-`];

/** An index for each field that is equal with each order. */
export const cruzar = (iguais: readonly string[], ordens: readonly string[]): string[] =>
  ordens.flatMap((ordem) => iguais.map((igual) => `${igual} ${ordem}`));

/** Those that somebody began today (functions/src/nucleo/quantidades.ts). */
export const COMECADOS_HOJE = 'createdBy createdAt-';

/** The row of a kind of record known by its name. */
export const linhaDe = ({
  colecao,
  onde,
  oQueE,
  schema,
  ordens,
  indices = [],
  pesquisavel,
}: UmCadastro): Colecao => ({
  caminho: `${onde(EM)}/{id}`,
  oQueE,
  escrita: 'app',
  schema,
  indices: [
    ...cruzar(['deletedAt', ...(pesquisavel ? ['busca[]'] : [])], ordens.flatMap(nosDoisSentidos)),
    ...indices,
    ...(colecao in COMECADOS_NO_DIA ? [COMECADOS_HOJE] : []),
  ],
});

function campoDe(texto: string): CampoDoIndice {
  if (texto.endsWith('[]')) return { fieldPath: texto.slice(0, -2), arrayConfig: 'CONTAINS' };
  return texto.endsWith('-')
    ? { fieldPath: texto.slice(0, -1), order: 'DESCENDING' }
    : { fieldPath: texto, order: 'ASCENDING' };
}

/** The composite indexes of a row, as firestore.indexes.json declares them. */
export function indicesDe(colecao: Colecao): Indice[] {
  const declarar = (queryScope: string) => (texto: string) => ({
    collectionGroup: nomeDaColecao(colecao),
    queryScope,
    fields: texto.split(' ').map(campoDe),
  });
  return [
    ...(colecao.indices ?? []).map(declarar('COLLECTION')),
    ...(colecao.indicesDeGrupo ?? []).map(declarar('COLLECTION_GROUP')),
  ];
}

const DE_UM_CAMPO = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }].map(
  (indice) => ({ ...indice, queryScope: 'COLLECTION' }),
);
const NO_GRUPO = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' };
const A_PARTE: Record<CampoAParte, { indexes: readonly object[]; ttl?: true }> = {
  noGrupo: { indexes: [...DE_UM_CAMPO, NO_GRUPO] },
  'noGrupo[]': {
    indexes: [...DE_UM_CAMPO, { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION_GROUP' }],
  },
  soNoGrupo: { indexes: [NO_GRUPO] },
  semIndice: { indexes: [] },
  ttl: { ttl: true, indexes: [] },
};

/** Its fields apart, as firestore.indexes.json declares them. */
export const camposAParte = (colecao: Pick<Colecao, 'caminho' | 'campos'>) =>
  Object.entries(colecao.campos ?? {}).map(([fieldPath, qual]) => ({
    collectionGroup: nomeDaColecao(colecao),
    fieldPath,
    ...A_PARTE[qual],
  }));
