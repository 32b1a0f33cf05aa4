/** Comparing what is stored with what a form sends. */
import * as fs from 'firebase/firestore/lite';

/** Some fields of a record, with `carimbo.agora()` where the server shall put the time. */
export type Mudancas<T> = { [Campo in keyof T]?: T[Campo] | fs.FieldValue };

const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null;

/** True iff both values say the same, in whatever order their keys stand. */
export function igualProfundo(a: unknown, b: unknown): boolean {
  if (!ehObjeto(a) || !ehObjeto(b)) return Object.is(a, b);
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const chaves = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...chaves].every((chave) => igualProfundo(a[chave], b[chave]));
}

/** True iff the stored value is what was sent; the server's time is any time. */
export const ficou = (guardado: unknown, enviado: unknown): boolean =>
  enviado instanceof fs.FieldValue ? guardado instanceof Date : igualProfundo(guardado, enviado);

/** True iff the record says everything that was sent. */
export const diz = (guardado: object, enviado: object): boolean =>
  Object.entries(enviado).every(([campo, valor]) =>
    ficou((guardado as Record<string, unknown>)[campo], valor),
  );
