/**
 * Stands in for idb, which @firebase/app uses for one thing: remembering on which days the SDK was used, for Google's
 * statistics. Here that is remembered until the page closes, which saves 1 KB and opening a database at every start.
 */
const registros = new Map<string, unknown>();

const deposito = {
  get: (chave: string) => Promise.resolve(registros.get(chave)),
  put: (valor: unknown, chave: string) => Promise.resolve(registros.set(chave, valor)),
};

export const openDB = () =>
  Promise.resolve({
    transaction: () => ({ objectStore: () => deposito, store: deposito, done: Promise.resolve() }),
  });
