// The frozen control pages (controle/README.md): rulers that do not grow with what they measure.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';

export const controlFolder = inRoot('tests/local/bench/controle/pagina');
/** A plain table of 250 rows, to do to it what row 8 does to the application's. */
export const plainTableFolder = inRoot('tests/local/bench/controle/tabela');

/** What makes the control page usable. */
export const controlUsable = 'form input';

/** One hash of all files of a folder, names included. @param {string} folder */
export function frozenHash(folder) {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
