// What `npm start` keeps between two runs. The emulators export beside it, and the two change places once all of it is
// there. However a run ends, one whole state is left, and the next start says which.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** firebase-tools moves a finished export to its place in one step. */
const isWhole = (folder) => existsSync(join(folder, 'firebase-export-metadata.json'));
const remove = (path) => rmSync(path, { recursive: true, force: true });

/** @param {string} folder of the environment */
export function keptData(folder) {
  const [data, fresh, before, open, seeding] = ['data', 'data.novo', 'data.antes', 'aberto', 'semeando'].map(
    (name) => join(folder, name),
  );

  /** @returns {boolean} whether what was exported is what is kept from now on */
  function exchange() {
    if (!isWhole(fresh)) return false;
    if (existsSync(data)) {
      remove(before);
      renameSync(data, before);
    }
    renameSync(fresh, data);
    remove(open);
    remove(before);
    return true;
  }

  /** @returns {string | null} what is said of how the last run ended; null where all is as it should be */
  function recover() {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder))
      if (name.startsWith('firebase-export-')) remove(join(folder, name));
    const said = settle();
    for (const path of [fresh, before, open, seeding]) remove(path);
    return said;
  }

  function settle() {
    // Half a demo is worse than none.
    if (existsSync(seeding)) {
      remove(data);
      return 'Da última vez os dados de demonstração não chegaram a ser carregados por inteiro: a carga recomeça.';
    }
    if (exchange()) return 'Os dados da última vez estavam guardados ao lado; agora são eles que valem.';
    if (!existsSync(data) && isWhole(before)) renameSync(before, data);
    // They had changed places, and only what came after that did not happen.
    if (!existsSync(open) || existsSync(before)) return null;
    return isWhole(data)
      ? `Da última vez tudo terminou sem guardar os dados: voltam os de ${statSync(data).mtime.toLocaleString('pt-BR')}.`
      : 'Da última vez tudo terminou sem guardar os dados, e não havia outros: os de demonstração são carregados de novo.';
  }

  return {
    /** Where the emulators read from; null where nothing is kept. */
    source: () => (isWhole(data) ? data : null),
    /** Where they export to. */
    target: fresh,
    exchange,
    recover,
    /** From now on there is something to lose. */
    opened: () => writeFileSync(open, ''),
    seedingBegins: () => writeFileSync(seeding, ''),
    seedingEnds: () => remove(seeding),
    /** What a seeding left that was broken off. */
    forget: () => [data, fresh, before, open, seeding].forEach(remove),
  };
}
