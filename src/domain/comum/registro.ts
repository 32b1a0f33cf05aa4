/**
 * Reading what another version wrote. Two versions work on the same records while a release comes out, and after it is
 * rolled back (docs/operations.md, "Two versions at once"). A record of tomorrow has fields and values that this version
 * does not know. Schemas refuse them, because people's input must not have any; reading takes the record without the
 * fields, and the values as they are. What answers for a value (a label, a colour, a sentence) answers for an unknown one
 * too (`comOutro`).
 */
import type * as z from 'zod/mini';

type Caminho = readonly PropertyKey[];
type Problema = z.core.$ZodIssue;
type Lido<T> = z.core.util.SafeParseResult<T> & {
  /** Paths of what this version does not know. */
  deAmanha: readonly string[];
};

/** One thing to change in the data so that the schema takes it. */
type Remendo =
  /** a field that the schema does not have */
  | { como: 'campo'; em: Caminho; campo: string }
  /** a value that the enum does not have: one that it has stands in while the rest is read */
  | { como: 'valor'; em: Caminho; emprestado: unknown }
  /** an item of a list that is of no known kind */
  | { como: 'item'; em: Caminho };

const ehObjeto = (valor: unknown): valor is Record<PropertyKey, unknown> =>
  typeof valor === 'object' && valor !== null;

const no = (valor: unknown, em: Caminho): unknown =>
  em.reduce<unknown>((dentro, chave) => (ehObjeto(dentro) ? dentro[chave] : undefined), valor);

const simples = (valor: unknown): valor is Record<string, unknown> =>
  ehObjeto(valor) && Object.getPrototypeOf(valor) === Object.prototype;

/** A copy with what `mudar` makes of the value at the path; nothing is added where there is no such place. */
function mudadoEm(valor: unknown, [chave, ...resto]: Caminho, mudar: (antes: unknown) => unknown): unknown {
  if (chave === undefined) return mudar(valor);
  if (!ehObjeto(valor)) return valor;
  const novo = mudadoEm(valor[chave], resto, mudar);
  if (Array.isArray(valor)) return valor.map((item: unknown, i) => (i === chave ? novo : item));
  return { ...valor, [chave]: novo };
}

function semCampo(valor: unknown, campo: string): unknown {
  if (!ehObjeto(valor)) return valor;
  const { [campo]: _fora, ...resto } = valor;
  return resto;
}

/** What mends the problem, or undefined where nothing does: the record is wrong, not newer. */
function remendosDe(problema: Problema, dados: unknown, acima: Caminho = []): Remendo[] | undefined {
  const em = [...acima, ...problema.path];
  if (problema.code === 'unrecognized_keys')
    return problema.keys.map((campo) => ({ como: 'campo', em, campo }));
  if (problema.code === 'invalid_value') {
    const [emprestado, outro] = problema.values;
    // One value alone is no choice that may grow: it says what the record is.
    const cresce = outro !== undefined && typeof no(dados, em) === typeof emprestado;
    return cresce ? [{ como: 'valor', em, emprestado }] : undefined;
  }
  if (problema.code !== 'invalid_union') return undefined;
  for (const dentro of problema.errors) {
    const todos = dentro.map((um) => remendosDe(um, dados, em));
    if (todos.length > 0 && todos.every((um) => um !== undefined)) return todos.flat();
  }
  return typeof em.at(-1) === 'number' ? [{ como: 'item', em }] : undefined;
}

const emPalavras = (remendo: Remendo) =>
  [...remendo.em, ...(remendo.como === 'campo' ? [remendo.campo] : [])].map(String).join('.');

/** Unions and checks over several fields tell what they find one after the other. */
const VEZES = 8;

/** The list without the items at the paths, which all lie in lists. */
const semItens = (valor: unknown, fora: readonly Caminho[]): unknown =>
  fora
    .toReversed()
    .reduce<unknown>(
      (sem, em) =>
        mudadoEm(sem, em.slice(0, -1), (itens) =>
          Array.isArray(itens) ? itens.filter((_item, i) => i !== em.at(-1)) : itens,
        ),
      valor,
    );

/**
 * A record in the schema's shape: without the fields that it does not know at any depth, with its defaults for what is
 * newer than the record. A value that an enum does not know stays as it is stored: writing it again loses nothing. An
 * item of a list of no known kind is left out, and counted in `deAmanha`. Fails where the record is wrong, not newer.
 */
export function lerRegistro<S extends z.ZodMiniType>(schema: S, dados: unknown): Lido<z.output<S>> {
  let valor = dados;
  const deAmanha: string[] = [];
  const devolver: [Caminho, unknown][] = [];
  for (let vez = 1; ; vez++) {
    const lido = schema.safeParse(valor);
    if (lido.success) {
      const data = devolver.reduce<unknown>(
        (feito, [em, original]) => mudadoEm(feito, em, () => original),
        lido.data,
      );
      return { success: true, data: data as z.output<S>, deAmanha };
    }
    const todos = lido.error.issues.map((problema) => remendosDe(problema, valor));
    if (vez > VEZES || todos.includes(undefined)) return { ...lido, deAmanha };
    const achados = todos.flatMap((um) => um ?? []);
    const itens = achados.filter(({ como }) => como === 'item');
    // Without them the others stand at other places.
    const remendos = itens.length > 0 ? itens : achados;
    deAmanha.push(...remendos.map(emPalavras));
    valor = semItens(
      valor,
      itens.map(({ em }) => em),
    );
    for (const remendo of remendos) {
      if (remendo.como === 'campo')
        valor = mudadoEm(valor, remendo.em, (onde) => semCampo(onde, remendo.campo));
      else if (remendo.como === 'valor') {
        devolver.push([remendo.em, no(valor, remendo.em)]);
        valor = mudadoEm(valor, remendo.em, () => remendo.emprestado);
      }
    }
  }
}

/** What one passes on, by the schema of those who receive it: known fields only. Throws where one of them is wrong. */
export function emForma<S extends z.ZodMiniType>(schema: S, valor: unknown): z.output<S> {
  const lido = lerRegistro(schema, valor);
  if (lido.success) return lido.data;
  throw lido.error;
}

/** Paths of the fields, values and items of a record that the schema does not know. */
export const camposDeAmanha = (schema: z.ZodMiniType, dados: unknown): readonly string[] =>
  lerRegistro(schema, dados).deAmanha;

/**
 * What is written over a record that was read: with the fields of what is stored that the reading left out, at any depth.
 * An item of a list is the stored one of the same id, or the one that was read in the same words.
 */
export function regravar<T>(novo: T, guardado: unknown, lido: unknown): T {
  if (Array.isArray(novo)) {
    if (!Array.isArray(guardado) || !Array.isArray(lido)) return novo;
    const quais = lido.map(dizDe);
    const itens: unknown[] = novo.map((item: unknown) => {
      const i = quais.indexOf(dizDe(item));
      return i < 0 || guardado.length !== lido.length ? item : regravar(item, guardado[i], lido[i]);
    });
    return itens as T;
  }
  if (!simples(novo) || !simples(guardado) || !simples(lido)) return novo;
  const campos = Object.entries(novo).map(([campo, valor]) => [
    campo,
    regravar(valor, guardado[campo], lido[campo]),
  ]);
  const deFora = Object.entries(guardado).filter(([campo]) => !(campo in lido) && !(campo in novo));
  return Object.fromEntries([...deFora, ...campos]) as T;
}

/** By what an item of a list is the same as another. */
const dizDe = (item: unknown) =>
  simples(item) && typeof item['id'] === 'string' ? item['id'] : JSON.stringify(item);

/** What is said of a value that this version does not know. */
export const OUTRO = 'Outro (de uma versão mais nova)';

/**
 * A table by the values of a stored field, with an answer for those that a newer version writes there. What the table
 * lists stays what it lists.
 */
export const comOutro = <const T extends object, const O>(
  tabela: T,
  outro: O,
): { readonly [Valor in keyof T]: T[Valor] | O } =>
  new Proxy(tabela, {
    get: (nela, chave) =>
      typeof chave === 'symbol' || Object.hasOwn(nela, chave) ? Reflect.get(nela, chave) : outro,
  });
