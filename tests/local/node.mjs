// The Node that production runs the functions on, whatever the system's own is.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, inRoot } from './paths.mjs';
import { runProgram } from './processes.mjs';
import { Sentence, step } from './say.mjs';

/** The major version that is deployed, as `firebase.json` names it. */
export const deployedNode = () =>
  Number(/"runtime": "nodejs(\d+)"/.exec(readFileSync(inRoot('firebase.json'), 'utf8'))?.[1]);

/** By major version: what is fetched where the system has another. */
const RELEASES = { 22: '22.23.3' };

const own = Number(process.versions.node.split('.')[0]);

/**
 * The program `node` of this major version: this very one, or one from the package registry, in the project's folder.
 * @param {number} major
 * @returns {Promise<string>}
 */
export async function nodeOf(major) {
  if (own === major) return process.execPath;
  const release = RELEASES[major];
  if (!release) throw new Sentence(`Falta em tests/local/node.mjs a versão do Node ${major} que se busca.`);
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(cacheFolder, 'node', release);
  const program = join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  step(`Buscando o Node ${major}, em que as functions rodam em produção…`);
  mkdirSync(folder, { recursive: true });
  const npm = system === 'win' ? 'npm.cmd' : 'npm';
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${release}`];
  const { output } = await runProgram(npm, args, { quiet: true });
  if (existsSync(program)) return program;
  throw new Sentence(
    `Não consegui buscar o Node ${release} (${name}). Verifique a conexão com a internet, ou rode com o Node ${major} do sistema.\n${output.trim()}`,
  );
}
