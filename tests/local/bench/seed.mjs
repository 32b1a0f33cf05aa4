// `node tests/local/bench/seed.mjs <file> <function> <arguments>`: runs a function of the bench's TypeScript and prints
// what it gives. It is a program of its own because the Admin SDK's connections end with it. The emulators' hosts are in
// the environment.
import { fileURLToPath } from 'node:url';
import { importBundled } from '../bundle.mjs';
import { runProgram } from '../processes.mjs';
import { run, Sentence } from '../say.mjs';

/** Before what the function gives, as its last line. */
const mark = 'resultado: ';

/**
 * @param {string} file of this folder
 * @param {string} name of the function it exports
 * @param {unknown[]} given its arguments, as JSON can hold them
 * @returns {Promise<any>}
 */
async function call(file, name, ...given) {
  const { code, output } = await runProgram(
    process.execPath,
    [fileURLToPath(import.meta.url), file, name, JSON.stringify(given)],
    { quiet: true },
  );
  const result = output.split('\n').findLast((line) => line.startsWith(mark));
  if (code !== 0 || !result)
    throw new Sentence(`Não consegui preparar o que medir (${name}):\n${output.trim()}`);
  return JSON.parse(result.slice(mark.length)).result;
}

/** @param {number} ideas the company of the measurements then has at least so many */
export const seedIdeas = (ideas) => call('empresa', 'prepararEmpresa', ideas);

/** @param {number} companies @param {number} sheets of answers */
export const seedAward = (companies, sheets) => call('premio', 'prepararPremio', companies, sheets);

/**
 * @param {{nome: string, dados: unknown}[]} calls of the award report's functions
 * @param {{uid: string, email: string}} by
 * @returns {Promise<number[]>} billed reads of each
 */
export const readsOfCalls = (calls, by) => call('premio', 'leiturasDe', calls, by);

/**
 * @param {number} sheets @param {number} companies @param {number} seconds
 * @returns {Promise<{perdidas: number, diferentes: string[], depois: number}>}
 */
export const finishSheets = (sheets, companies, seconds) =>
  call('folhas', 'finalizarFolhas', sheets, companies, seconds);

async function main() {
  const [file, name, given] = process.argv.slice(2);
  const exported = await importBundled(`tests/local/bench/${file}.ts`, `bench-${file}`);
  const result = await exported[name](...JSON.parse(given));
  console.log(mark + JSON.stringify({ result }));
  // The Admin SDK keeps connections open; nothing is waited for any more.
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(main);
