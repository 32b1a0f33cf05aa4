// `node tests/local/bench/seed.mjs <ideas>`: the company of the measurements, in a program of its own because the
// Admin SDK's connections end with it. The emulators' hosts are in the environment.
import { fileURLToPath } from 'node:url';
import { importBundled } from '../bundle.mjs';
import { runProgram } from '../processes.mjs';
import { run, Sentence } from '../say.mjs';

/** @param {number} ideas the company then has at least so many */
export async function seedIdeas(ideas) {
  const { code, output } = await runProgram(
    process.execPath,
    [fileURLToPath(import.meta.url), String(ideas)],
    { quiet: true },
  );
  if (code !== 0) throw new Sentence(`Não consegui criar ${ideas} ideias para medir:\n${output.trim()}`);
}

async function main() {
  const { prepararEmpresa } = await importBundled('tests/local/bench/empresa.ts', 'bench-empresa');
  await prepararEmpresa(Number(process.argv[2]));
  // The Admin SDK keeps connections open; nothing is waited for any more.
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(main);
