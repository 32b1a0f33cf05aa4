/** Filling a form from outside without touching what a person wrote. */

type Campos = Record<string, unknown>;

const grupo = (valor: unknown): valor is Campos =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const vazio = (valor: unknown) => valor === '' || valor === null || valor === undefined;

/**
 * The values with those found put into fields that are empty or still hold what was put there before (`anterior`).
 * What was not found changes nothing. Groups of fields are filled field by field.
 */
export function preencher<T extends object>(valores: T, achado: Partial<T>, anterior: Partial<T> = {}): T {
  const antes: Campos = { ...anterior };
  const novos: Campos = Object.fromEntries(Object.entries(valores));
  for (const [campo, novo] of Object.entries(achado)) {
    const atual = novos[campo];
    if (grupo(novo) && grupo(atual)) {
      const anteriores = antes[campo];
      novos[campo] = preencher(atual, novo, grupo(anteriores) ? anteriores : {});
    } else if (!vazio(novo) && (vazio(atual) || atual === antes[campo])) {
      novos[campo] = novo;
    }
  }
  return novos as T;
}
