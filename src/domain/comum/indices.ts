/**
 * Which composite indexes a query needs. Production refuses a query without its index and the emulator does not.
 * Local builds and tests therefore check every query against firestore.indexes.json before it leaves. The browser
 * does so in src/firebase/dados/conferirIndices.ts, the functions in functions/src/conferirIndices.ts. Rules
 * followed: Firestore's "index types" and "index merging" pages.
 */
import type { Consulta, Filtro, Ordem } from './consulta';

export type Alcance = 'COLLECTION' | 'COLLECTION_GROUP';

export interface CampoDoIndice {
  fieldPath: string;
  order?: string | undefined;
  arrayConfig?: string | undefined;
}
export interface Indice {
  collectionGroup: string;
  /** Left out: 'COLLECTION'. An index of one kind does not serve queries of the other. */
  queryScope?: string | undefined;
  fields: readonly CampoDoIndice[];
}

type Simples = Extract<Filtro, { campo: string }>;

/** Every alternative of the filters as a flat list (disjunctive normal form); `in` stays one equality. */
function alternativas(filtros: readonly Filtro[]): Simples[][] {
  return filtros.reduce<Simples[][]>(
    (ate, filtro) => {
      if ('e' in filtro)
        return ate.flatMap((antes) => alternativas(filtro.e).map((depois) => [...antes, ...depois]));
      if ('ou' in filtro) {
        const opcoes = filtro.ou.flatMap((opcao) => alternativas([opcao]));
        return ate.flatMap((antes) => opcoes.map((opcao) => [...antes, ...opcao]));
      }
      return ate.map((antes) => [...antes, filtro]);
    },
    [[]],
  );
}

const ehLista = (op: Simples['op']) => op === 'array-contains' || op === 'array-contains-any';
const ehIgualdade = (op: Simples['op']) => op === '==' || op === 'in' || ehLista(op);
const nome = (campo: CampoDoIndice) => `${campo.fieldPath}${campo.arrayConfig ? '[]' : ''}`;
const comOrdem = (campo: CampoDoIndice) => `${campo.fieldPath} ${campo.order ?? ''}`;

/** True iff the index starts with equalities all wanted here and ends with exactly the sort; gives those equalities. */
function cobertura(
  indice: Indice,
  igualdades: ReadonlySet<string>,
  ordem: readonly CampoDoIndice[],
): string[] | undefined {
  const corte = indice.fields.length - ordem.length;
  if (corte < 1) return undefined;
  const fim = indice.fields.slice(corte);
  if (fim.some((campo, i) => comOrdem(campo) !== comOrdem(ordem[i] ?? { fieldPath: '' }))) return undefined;
  const inicio = indice.fields.slice(0, corte).map(nome);
  return inicio.every((campo) => igualdades.has(campo)) ? inicio : undefined;
}

/** What a query without alternatives asks of an index: fields with a fixed value, then the sort. */
function camposDe(filtros: readonly Simples[], ordem: readonly Ordem[]) {
  const igualdades = new Set(
    filtros.filter((f) => ehIgualdade(f.op)).map((f) => (ehLista(f.op) ? `${f.campo}[]` : f.campo)),
  );
  const desigual = new Set(filtros.filter((f) => !ehIgualdade(f.op)).map((f) => f.campo));
  // What is compared and not sorted by comes after the sort, by name, in the direction of the last one.
  const depois = [...desigual]
    .filter((campo) => !ordem.some((o) => o.campo === campo))
    .toSorted()
    .map((campo): Ordem => ({ campo, direcao: ordem.at(-1)?.direcao ?? 'asc' }));
  const ordens: CampoDoIndice[] = [...ordem, ...depois]
    .filter(({ campo }) => !igualdades.has(campo))
    .map(({ campo, direcao }) => ({
      fieldPath: campo,
      order: direcao === 'asc' ? 'ASCENDING' : 'DESCENDING',
    }));
  return { igualdades, ordens };
}

/** True iff the indexes of one field answer it: no sort, or one and nothing equal. */
const precisaDeUmCampo = (igualdades: ReadonlySet<string>, ordens: readonly CampoDoIndice[]) =>
  ordens.length === 0 || (igualdades.size === 0 && ordens.length === 1);

const indicesDe = (colecao: string, indices: readonly Indice[], alcance: Alcance) =>
  indices.filter(
    (indice) => indice.collectionGroup === colecao && (indice.queryScope ?? 'COLLECTION') === alcance,
  );

function faltaNaAlternativa(
  colecao: string,
  filtros: Simples[],
  ordem: readonly Ordem[],
  indices: readonly Indice[],
  alcance: Alcance,
) {
  const { igualdades, ordens } = camposDe(filtros, ordem);
  // The indexes of one field are there by themselves for a collection. For a group of collections they must be
  // declared.
  if (precisaDeUmCampo(igualdades, ordens))
    return alcance === 'COLLECTION' ? undefined : faltaDeUmCampo(colecao, igualdades, ordens, indices);
  const cobertos = new Set(
    indicesDe(colecao, indices, alcance).flatMap((indice) => cobertura(indice, igualdades, ordens) ?? []),
  );
  const faltam = [...igualdades].filter((campo) => !cobertos.has(campo));
  return faltam.length === 0 && igualdades.size > 0
    ? undefined
    : `${alcance === 'COLLECTION' ? '' : 'grupo '}${colecao}: ${faltam.join(', ')} + ${ordens.map(comOrdem).join(', ')}`;
}

function faltaDeUmCampo(
  colecao: string,
  igualdades: ReadonlySet<string>,
  ordens: readonly CampoDoIndice[],
  indices: readonly Indice[],
) {
  const doGrupo = indices.filter(
    ({ collectionGroup, queryScope, fields }) =>
      collectionGroup === colecao && queryScope === 'COLLECTION_GROUP' && fields.length === 1,
  );
  const tem = (vale: (campo: CampoDoIndice) => boolean) => doGrupo.some(({ fields }) => fields.some(vale));
  const faltam = [
    ...[...igualdades].filter((igual) => !tem((campo) => nome(campo) === igual)),
    ...ordens.map(comOrdem).filter((ordem) => !tem((campo) => comOrdem(campo) === ordem)),
  ];
  return faltam.length === 0 ? undefined : `grupo ${colecao}: ${faltam.join(', ')}`;
}

/** The first missing index in words, or undefined when every alternative of the query is served. */
export function indiceQueFalta(
  colecao: string,
  { filtros, ordem = [] }: Consulta,
  indices: readonly Indice[],
  alcance: Alcance = 'COLLECTION',
): string | undefined {
  for (const alternativa of alternativas(filtros)) {
    const falta = faltaNaAlternativa(colecao, alternativa, ordem, indices, alcance);
    if (falta) return falta;
  }
  return undefined;
}

/** How firestore.indexes.json sets one field apart. */
export interface CampoDoArquivo {
  collectionGroup: string;
  fieldPath: string;
  indexes: readonly unknown[];
}

const camposDaConsulta = ({ filtros, ordem = [] }: Consulta): string[] => [
  ...alternativas(filtros)
    .flat()
    .map(({ campo }) => campo),
  ...ordem.map(({ campo }) => campo),
];

/** The first field that the query asks although its indexes are switched off; a map takes along what lies in it. */
export function campoDesligado(
  colecao: string,
  consulta: Consulta,
  campos: readonly CampoDoArquivo[],
): string | undefined {
  const daColecao = campos.filter(({ collectionGroup }) => collectionGroup === colecao);
  const tem = (campo: string) =>
    daColecao.some(({ fieldPath, indexes }) => fieldPath === campo && indexes.length > 0);
  return camposDaConsulta(consulta).find(
    (campo) =>
      !tem(campo) &&
      daColecao.some(
        ({ fieldPath, indexes }) => indexes.length === 0 && `${campo}.`.startsWith(`${fieldPath}.`),
      ),
  );
}
