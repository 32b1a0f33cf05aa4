/** What docs/operations.md says of the indexes, counted from the file and the schemas; `npm run docs` writes it. */
import type * as z from 'zod/mini';
import { COLECOES } from '@/domain/colecoes';
import { nomeDaColecao } from '@/domain/comum/colecao';
import { indicesDoBanco } from './indices';
import { camposDe } from './modeloDeDados';

/** What production takes, with billing (Firestore's quotas). */
export const LIMITES = { compostos: 1_000, campos: 200 };

/** From this many composite indexes on, a collection is named. */
const MUITOS = 10;

const [COMECO, FIM] = ['<!-- indexes: npm run docs -->', '<!-- /indexes -->'] as const;

type Banco = ReturnType<typeof indicesDoBanco>;

/** Fields of a record with a value of their own: each has an entry for either direction. */
function simples(nome: string, { fieldOverrides }: Banco): number {
  const desligados = new Set(
    fieldOverrides.flatMap(({ collectionGroup, fieldPath }) => (collectionGroup === nome ? fieldPath : [])),
  );
  const contar = (schema: z.ZodMiniType, sob: string): number =>
    camposDe(schema)
      .filter(([campo]) => !desligados.has(sob + campo))
      .reduce((soma, [campo, tipo]) => soma + quantos(tipo, `${sob}${campo}.`), 0);
  const quantos = (tipo: z.ZodMiniType, sob: string): number => {
    const { type, innerType } = tipo._zod.def as unknown as { type: string; innerType?: z.ZodMiniType };
    if (innerType) return quantos(innerType, sob);
    if (type === 'object') return contar(tipo, sob);
    return type === 'array' || type === 'record' ? 0 : 1;
  };
  const linha = COLECOES.find((colecao) => nomeDaColecao(colecao) === nome);
  return linha ? contar(linha.schema, '') : 0;
}

function daColecao(nome: string, banco: Banco): string {
  const dela = banco.indexes.filter(({ collectionGroup }) => collectionGroup === nome);
  const comLista = dela.filter(({ fields }) => fields.some(({ arrayConfig }) => arrayConfig));
  const entradas = dela.length - comLista.length + 2 * simples(nome, banco);
  return `- \`${nome}\`: ${dela.length} composite; a record has ${entradas} entries, and up to ${comLista.length} more for each value of a list`;
}

function custoDosIndices(): string {
  const banco = indicesDoBanco();
  const porColecao = new Map<string, number>();
  for (const { collectionGroup } of banco.indexes)
    porColecao.set(collectionGroup, (porColecao.get(collectionGroup) ?? 0) + 1);
  const emOrdem = [...porColecao].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  const grandes = emOrdem.filter(([, quantos]) => quantos >= MUITOS);
  const desligados = banco.fieldOverrides.filter(({ indexes }) => indexes.length === 0).length;
  return [
    `${banco.indexes.length} composite indexes of the ${LIMITES.compostos.toLocaleString('en')} that production takes, in ${porColecao.size} collections; ${banco.fieldOverrides.length} fields apart of ${LIMITES.campos}, of which ${desligados} have no index. The other ${emOrdem.length - grandes.length} collections have fewer than ${MUITOS} each.`,
    '',
    ...grandes.map(([nome]) => daColecao(nome, banco)),
  ].join('\n');
}

/** The page with what is counted now between its marks. */
export function comCustoDosIndices(pagina: string): string {
  const [antes, resto] = pagina.split(COMECO);
  const depois = resto?.split(FIM)[1];
  if (antes === undefined || depois === undefined) throw new Error(`docs/operations.md lacks ${COMECO}`);
  return `${antes}${COMECO}\n\n${custoDosIndices()}\n\n${FIM}${depois}`;
}
