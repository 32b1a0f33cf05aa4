import { Timestamp } from 'firebase/firestore/lite';

/** The record as the database gives it, for tests that stand in for the database. */
export const guardado = (registro: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(registro).map(([campo, v]) => [
      campo,
      v instanceof Date ? Timestamp.fromDate(v) : (v as unknown),
    ]),
  );
