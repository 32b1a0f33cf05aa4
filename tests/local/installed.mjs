// Does a node_modules folder hold what its lock asks for? Compares contents, not times: a fresh checkout
// makes every lock look new.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {{packages: Record<string, LockEntry>}} wanted package-lock.json
 * @param {{packages: Record<string, LockEntry>}} found node_modules/.package-lock.json
 * @returns {boolean}
 * @typedef {{version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean}} LockEntry
 */
export function satisfies(wanted, found) {
  return Object.entries(wanted.packages)
    .filter(
      ([path, entry]) => path !== '' && !entry.link && !entry.optional && !entry.devOptional && !entry.peer,
    )
    .every(([path, entry]) => found.packages[path]?.version === entry.version);
}

/**
 * @param {string} folder with a package-lock.json
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const done = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(done)) return false;
  return satisfies(readJson(join(folder, 'package-lock.json')), readJson(done));
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
