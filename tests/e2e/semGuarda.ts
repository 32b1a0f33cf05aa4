/** Browsers that keep nothing: what the pages of a context find under the names of the storage. */
import type { BrowserContext } from '@playwright/test';

/** All of it is forbidden, as where a person blocks all cookies: the very names throw. */
function proibido() {
  for (const nome of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, nome, {
      get: () => {
        throw new DOMException(`Failed to read the '${nome}' property: access is denied.`, 'SecurityError');
      },
    });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  Object.defineProperty(navigator, 'locks', {
    value: { request: () => Promise.reject(new DOMException('access is denied', 'SecurityError')) },
  });
}

/** What is there can be read, nothing more fits, and the database does not open either. */
function cheio() {
  Storage.prototype.setItem = () => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
    this.transaction.abort();
    throw new DOMException('exceeded the quota', 'QuotaExceededError');
  };
}

/** The database is there, and never answers. */
function mudo() {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
}

export const IMPEDIMENTOS = { proibido, cheio, mudo };
export type Impedimento = keyof typeof IMPEDIMENTOS;

export const impedir = (contexto: BrowserContext, qual: Impedimento) =>
  contexto.addInitScript(IMPEDIMENTOS[qual]);
