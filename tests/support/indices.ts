/** Writes firestore.indexes.json from the rows of the collections. */
import type * as z from 'zod/mini';
import { COLECOES } from '@/domain/colecoes';
import { camposAParte, type Colecao, indicesDe, nomeDaColecao } from '@/domain/comum/colecao';
import { camposDe } from './modeloDeDados';

/** Collections without a schema in the domain: functions write them and forget them. */
const SO_DAS_FUNCOES = ['filaDeEmails', 'idempotencia', 'limites'].map((nome) => ({
  caminho: `${nome}/{id}`,
  campos: { expiraEm: 'ttl' } as const,
}));

interface Definicao {
  type: string;
  innerType?: z.ZodMiniType;
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
}

/** Production takes 200 fields apart: short texts and lists of a few files stay as they are. */
const TEXTO_LONGO = 1_000;
const LISTA_CURTA = 3;

/** Lists and maps have an entry for each value, and long texts one of 1,500 bytes for each direction. */
function pesa(schema: z.ZodMiniType): boolean {
  const { type, innerType, checks = [] } = schema._zod.def as unknown as Definicao;
  if (innerType) return pesa(innerType);
  const [maximo = 0] = checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? (def.maximum ?? 0) : [],
  );
  if (type === 'string') return maximo >= TEXTO_LONGO;
  return type === 'array' ? maximo > LISTA_CURTA : ['object', 'record', 'union'].includes(type);
}

/** The field of the record in which a path of an index lies. */
const raiz = (campo: string) => campo.split('.')[0] ?? '';

/** What is heavy in a collection of this name, and neither in an index nor asked for. */
function semConsulta(nome: string, linhas: readonly Colecao[]) {
  const usados = new Set(
    linhas.flatMap((linha) => [
      ...indicesDe(linha).flatMap(({ fields }) => fields.map(({ fieldPath }) => raiz(fieldPath))),
      ...Object.keys(linha.campos ?? {}).map(raiz),
      ...(linha.procurados ?? []),
    ]),
  );
  const pesados = linhas.flatMap(({ schema }) =>
    camposDe(schema).flatMap(([campo, tipo]) => (pesa(tipo) ? [campo] : [])),
  );
  return [...new Set(pesados)]
    .filter((campo) => !usados.has(campo))
    .map((fieldPath) => ({ collectionGroup: nome, fieldPath, indexes: [] }));
}

const porNome = () =>
  COLECOES.reduce(
    (ate, linha) => ate.set(nomeDaColecao(linha), [...(ate.get(nomeDaColecao(linha)) ?? []), linha]),
    new Map<string, Colecao[]>(),
  );

/** Several rows may lie under one name, and say the same of a field. */
const semRepetir = <T>(todos: readonly T[]) => [
  ...new Map(todos.map((cada) => [JSON.stringify(cada), cada])).values(),
];

export const indicesDoBanco = () => ({
  indexes: COLECOES.flatMap(indicesDe),
  fieldOverrides: semRepetir([
    ...[...SO_DAS_FUNCOES, ...COLECOES].flatMap(camposAParte),
    ...[...porNome()].flatMap(([nome, linhas]) => semConsulta(nome, linhas)),
  ]),
});

export const arquivoDeIndices = () => `${JSON.stringify(indicesDoBanco(), null, 2)}\n`;
