/** What is stored of a record that was read: the reading leaves out what a newer version wrote, a writing must not. */
import { regravar } from './registro';

const guardados = new WeakMap<object, unknown>();

export function lembrarGuardado(registro: object, guardado: unknown): void {
  guardados.set(registro, guardado);
}

/** A whole record that takes the place of the one that was read, undefined of none. */
export const comOGuardado = <T extends object>(novo: T, lido: object | undefined): T =>
  lido ? regravar(novo, guardados.get(lido), lido) : novo;

/** Some fields of the record that was read: each is written in whole, with what a newer version stored inside it. */
export function mudancasComOGuardado<M extends object>(mudancas: M, lido: object): M {
  const guardado = guardados.get(lido) as Record<string, unknown> | undefined;
  if (!guardado) return mudancas;
  const escritos = Object.entries(mudancas).map(([campo, valor]) => [
    campo,
    regravar<unknown>(valor, guardado[campo], (lido as Record<string, unknown>)[campo]),
  ]);
  return Object.fromEntries(escritos) as M;
}
