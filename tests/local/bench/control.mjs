// The frozen control page of row 6 (controle/README.md): a ruler that does not grow with what it measures.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';

export const controlFolder = inRoot('tests/local/bench/controle/pagina');

/** What makes the control page usable. */
export const controlUsable = 'form input';

/** One hash of all its files, names included. */
export function controlHash() {
  const hash = createHash('sha256');
  const names = readdirSync(controlFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(controlFolder.length + 1))
    .toSorted();
  for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(controlFolder, name)));
  return hash.digest('hex');
}
