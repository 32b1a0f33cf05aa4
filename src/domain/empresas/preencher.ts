/** Filling a form from outside without touching what a person wrote. */

type Campos = Record<string, unknown>;
/** Some of the fields, and of a group of fields some. */
export type Achado<T> = { [C in keyof T]?: T[C] extends readonly unknown[] ? T[C] : Achado<T[C]> | T[C] };

const grupo = (valor: unknown): valor is Campos =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const vazio = (valor: unknown) => valor === '' || valor === null || valor === undefined;

/**
 * The values with those found put into fields. Only fields that are empty, or still hold what an earlier search put
 * there, take them (`escrito`). What was looked for and not found empties such a field: two places are never mixed.
 * Groups of fields are filled field by field.
 */
export function preencher<T extends object>(valores: T, achado: Achado<T>, escrito: Achado<T> = {}): T {
  const antes: Campos = { ...escrito };
  const novos: Campos = Object.fromEntries(Object.entries(valores));
  for (const [campo, novo] of Object.entries(achado)) {
    const atual = novos[campo];
    if (grupo(novo) && grupo(atual)) {
      const anteriores = antes[campo];
      novos[campo] = preencher(atual, novo, grupo(anteriores) ? anteriores : {});
    } else if (vazio(atual) ? !vazio(novo) : atual === antes[campo]) {
      novos[campo] = novo;
    }
  }
  return novos as T;
}

/** The same fields without a value: a search that found nothing. */
export function esvaziado<T extends object>(achado: T): T {
  const vazios = Object.entries(achado).map(([campo, valor]) => [
    campo,
    grupo(valor) ? esvaziado(valor) : typeof valor === 'string' ? '' : null,
  ]);
  return Object.fromEntries(vazios) as T;
}
