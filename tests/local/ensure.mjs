// Installs what a fresh clone lacks. Imports nothing from node_modules: it is what fills them.
import { mkdirSync } from 'node:fs';
import { findChromium, installChromium } from './chromium.mjs';
import { isInstalled } from './installed.mjs';
import { cacheFolder, inRoot } from './paths.mjs';
import { runProgram } from './processes.mjs';
import { Sentence, step } from './say.mjs';

const oldestNode = [20, 19];

const installs = [
  { folder: inRoot(), what: 'as dependências da aplicação', args: [] },
  { folder: inRoot('functions'), what: 'as dependências das functions', args: [] },
  // The install scripts of firebase-tools take 45 s and are not needed for the emulators.
  { folder: inRoot('tests/local/cli'), what: 'o Firebase CLI', args: ['--ignore-scripts'] },
];

/**
 * @param {{browser: boolean, emulators?: boolean}} needs
 * @returns {Promise<{chromium: string | null}>} path of the browser, null when none was asked for
 */
export async function ensure({ browser, emulators = true }) {
  requireNode();
  mkdirSync(cacheFolder, { recursive: true });
  for (const { folder, what, args } of emulators ? installs : installs.slice(0, 2)) {
    if (isInstalled(folder)) continue;
    step(`Instalando ${what}…`);
    await install(folder, what, args);
  }
  return { chromium: browser ? (findChromium() ?? (await installChromium())) : null };
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Sentence(
    `Este projeto precisa do Node.js ${oldestNode.join('.')} ou mais novo; este é o ${process.versions.node}.`,
  );
}

async function install(folder, what, args) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await runProgram(npm, ['ci', '--no-audit', '--no-fund', ...args], {
    cwd: folder,
    quiet: true,
  });
  if (code === 0) return;
  throw new Sentence(
    `Não consegui instalar ${what} ("npm ci" em ${folder}). Verifique a conexão com a internet e tente de novo.\n${output.trim()}`,
  );
}
