/** What is stored of a record that was read: the reading leaves out what a newer version wrote, a writing must not. */
const guardados = new WeakMap<object, unknown>();

export function lembrarGuardado(registro: object, guardado: unknown): void {
  guardados.set(registro, guardado);
}

/** Undefined of what was not read here. */
export const guardadoDe = (registro: object): unknown => guardados.get(registro);
