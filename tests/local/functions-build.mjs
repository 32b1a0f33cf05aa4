// Bundles the functions, once or whenever their source changes; the Functions emulator reloads the result.
import { watch as watchFolder } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runProgram } from './processes.mjs';
import { Sentence, step, warn } from './say.mjs';

const bundle = () => runProgram(process.execPath, [inRoot('functions/build.mjs')], { quiet: true });

export async function build() {
  const { code, output } = await bundle();
  if (code !== 0) throw new Sentence(`As functions não compilam:\n${output.trim()}`);
}

async function rebuild() {
  const { code, output } = await bundle();
  if (code === 0) step('Functions recompiladas.');
  else warn(`As functions não compilam:\n${output.trim()}`);
}

/** Editors write a file in several steps, and saving all files touches many. */
const pause = 200;

/** @returns {() => Promise<void>} ends the watching */
export function rebuildOnChange() {
  let timer;
  let building = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (building = building.then(rebuild)), pause);
  };
  // The functions bundle what they use of src/domain.
  const watchers = ['functions/src', 'src/domain']
    .map((folder) => watchTree(folder, changed))
    .filter(Boolean);
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await building;
  };
}

function watchTree(folder, changed) {
  try {
    return watchFolder(inRoot(folder), { recursive: true }, changed);
  } catch (error) {
    warn(`Mudanças em ${folder} não serão percebidas (${error.message}); reinicie para recompilar.`);
    return null;
  }
}
