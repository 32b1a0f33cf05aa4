// Where things stand on disk. No dependency, no side effect: everything may import this.
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts @returns {string} a path inside the project */
export const inRoot = (...parts) => join(root, ...parts);

/** Compiled adapters, wrapped jars, data, mails, logs: all of it can be deleted at any time. */
export const cacheFolder = inRoot('.local');

/**
 * The folder of one environment.
 * @param {'start' | 'test'} name
 * @param {...string} parts
 */
export const inEnvironment = (name, ...parts) => join(cacheFolder, name, ...parts);

/**
 * A temporary folder of this checkout's own. firebase-tools keeps uploaded files, its locator file and its sockets in
 * the system's temporary folder under fixed names, so two checkouts would share them. A socket's path must stay under
 * 108 characters, so it cannot live in a deep project folder.
 * @param {'start' | 'test'} name
 */
export function temporaryFolder(name) {
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return join(tmpdir(), `inovacao-${mark}-${name}`);
}
