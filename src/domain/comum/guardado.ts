/** What is stored of a record that was read: the reading leaves out what a newer version wrote, a writing must not. */
import { regravar } from './registro';

const guardados = new WeakMap<object, unknown>();

export function lembrarGuardado(registro: object, guardado: unknown): void {
  guardados.set(registro, guardado);
}

/** Undefined of what was not read from the database. */
export const guardadoDe = (registro: object): unknown => guardados.get(registro);

/** A whole record that takes the place of the one that was read, undefined of none. */
export const comOGuardado = <T extends object>(novo: T, lido: object | undefined): T =>
  lido ? regravar(novo, guardadoDe(lido), lido) : novo;
