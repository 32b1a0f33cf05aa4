// @vitest-environment node
/**
 * What a schema says of a refused value reaches people: of a link, a form, a file. Every schema that lies in a module of
 * src, with each schema inside it, meets hostile values. No message is the library's, in English or Portuguese.
 */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import pt from 'zod/v4/locales/pt.js';
import ptBR from 'zod/v4/locales/pt-BR.js';
import { COLECOES } from '@/domain/colecoes';

/** Modules that hold schemas; the screens' own, too, because their forms do. */
const FONTES: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/functions/src/chamada/*.ts', '!/src/**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);
const DO_DOMINIO = import.meta.glob<object>(
  ['/src/domain/**/*.ts', '!/src/domain/**/*.test.ts', '!/src/**/*.d.ts'],
  { eager: true },
);

type Esquema = z.core.$ZodType;
const ehObjeto = (valor: unknown): valor is object => typeof valor === 'object' && valor !== null;
const ehEsquema = (valor: unknown): valor is Esquema =>
  ehObjeto(valor) && '_zod' in valor && ehObjeto(valor._zod) && 'def' in valor._zod && 'run' in valor._zod;

/** Schemas in a value, however deep: of a contract, of a kind of record, of a schema's own definition. */
function* esquemasEm(valor: unknown, vistos: Set<unknown>): Generator<Esquema> {
  if (!ehObjeto(valor) || vistos.has(valor)) return;
  vistos.add(valor);
  if (ehEsquema(valor)) {
    // These take what the schema before them let through.
    if (!['transform', 'custom'].includes(valor._zod.def.type)) yield valor;
    // Its checks run with it. Alone they would meet types that never come to them.
    const { checks: _, ...def } = valor._zod.def;
    yield* esquemasEm(def, vistos);
    return;
  }
  const proto: unknown = Object.getPrototypeOf(valor);
  if (!Array.isArray(valor) && proto !== Object.prototype && proto !== null) return;
  for (const parte of Object.values(valor)) yield* esquemasEm(parte, vistos);
}

const vistos = new Set<unknown>();
const ESQUEMAS = Object.entries(DO_DOMINIO).flatMap(([arquivo, modulo]) =>
  Object.entries(modulo).flatMap(([nome, valor]) =>
    Array.from(esquemasEm(valor, vistos), (esquema) => ({ nome: `${arquivo} ${nome}`, esquema })),
  ),
);

const LONGO = 'x'.repeat(12_000);
const HOSTIS: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  'a b/c',
  '\u202e\u0000ab',
  '2026-13-45',
  'ana@',
  LONGO,
  -1,
  0.5,
  1e300,
  Number.NaN,
  new Date(Number.NaN),
  new Date(-8.64e15),
  new Date(8.64e15),
  [],
  [null],
  Array.from({ length: 300 }, (_, i) => `${i}`),
  {},
  { estranho: 1 },
  { ['x'.repeat(300)]: 1 },
  () => 0,
];

/** What the library itself would say of the same problem. */
function* daBiblioteca(problema: z.core.$ZodIssue): Generator<string> {
  for (const { localeError } of [en(), pt(), ptBR()]) {
    const dito = localeError(problema as z.core.$ZodRawIssue);
    const frase = typeof dito === 'string' ? dito : dito?.message;
    if (frase) yield frase;
  }
}

const INGLES =
  /\b(invalid|input|expected|received|must|should|string|number|boolean|array|undefined|null|nan)\b/i;
/** A whole sentence: begins with a capital letter, has two words, and none of the signs of a program. */
const SENTENCA = /^[A-ZÀ-Ú][^\\^$[\]{}|<>]*\s[^\\^$[\]{}|<>]+$/;

const ehNossa = (problema: z.core.$ZodIssue) =>
  SENTENCA.test(problema.message) &&
  !INGLES.test(problema.message) &&
  ![...daBiblioteca(problema)].includes(problema.message);

/** By what is said: the first problem of which it is said, and where. */
const DITAS = new Map<string, { nome: string; problema: z.core.$ZodIssue }>();
for (const { nome, esquema } of ESQUEMAS)
  for (const input of HOSTIS)
    for (const problema of z.core.safeParse(esquema, input).error?.issues ?? [])
      if (!DITAS.has(problema.message)) DITAS.set(problema.message, { nome, problema });

it('nenhum esquema fala com as palavras da biblioteca', () => {
  const estranhas = [...DITAS.values()]
    .filter(({ problema }) => !ehNossa(problema))
    .map(({ nome, problema: { code, message } }) => `${nome} (${code}): ${message.slice(0, 120)}`);
  expect(estranhas).toEqual([]);
  expect(DITAS.size).toBeGreaterThan(100);
});

it('todo contrato, todo formulário e todo registro está entre eles', () => {
  const entre = new Set<unknown>(ESQUEMAS.map(({ esquema }) => esquema));
  const exportados = Object.values(DO_DOMINIO).flatMap((modulo) => Object.entries(modulo));
  const contratos = exportados.flatMap(([, valor]) =>
    ehObjeto(valor) && 'entrada' in valor && 'nome' in valor ? [valor.entrada] : [],
  );
  const formularios = exportados.filter(([nome, valor]) => /form$/i.test(nome) && ehEsquema(valor));
  const todos = [
    ...contratos,
    ...formularios.map(([, valor]) => valor),
    ...COLECOES.map(({ schema }) => schema),
  ];
  expect(todos.filter((esquema) => !entre.has(esquema))).toEqual([]);
  expect(contratos.length).toBeGreaterThan(80);
  expect(formularios.length).toBeGreaterThan(20);
});

it('as frases se põem num lugar só: quem as trocasse traria de volta as da biblioteca', () => {
  const postas = Object.entries(FONTES)
    .filter(([, fonte]) => /\bz\.config\(|zod\/v4\/locales|\bfrom 'zod'/.test(fonte))
    .map(([arquivo]) => arquivo);
  expect(postas).toEqual(['/src/domain/comum/frase-da-validacao.ts']);
});

it('todo esquema de tela é feito das palavras de domain, que trazem as frases', () => {
  // Not as an import of this file's own, by which tests are chosen.
  expect(FONTES['/src/domain/comum/campos.ts']).toMatch(/^import '\.\/frase-da-validacao';$/m);
});
