// `npm test`: every check and test there is; `npm test -- unit rules` only these parts.
// Words that are no part's name go to the part's tool: `npm run test:rules -- ideias`.
import { ensure } from './ensure.mjs';
import { inEnvironment } from './paths.mjs';
import { portsOf } from './ports.mjs';
import { isStopping, requireFreePorts, stopEverything, stopOnSignals } from './processes.mjs';
import { bold, green, red, run, seconds, Sentence, step } from './say.mjs';
import { total } from './test-counts.mjs';
import { allParts, buildApp, buildFolder, parts } from './test-parts.mjs';

let emulatorsUsed = false;

stopOnSignals();

/** @type {{title: string, time: number, counts: import('./test-counts.mjs').Counts}[]} */
const results = [];

await run(async () => {
  try {
    await main(readArguments(process.argv.slice(2)));
  } catch (error) {
    results.push({
      title: 'preparação',
      time: 0,
      counts: { passed: 0, failed: 1, problem: 'veja o erro acima' },
    });
    throw error;
  }
});
await stopEverything();
report();
process.exit();

async function main({ names, extra }) {
  const chosen = names.map((name) => parts[name]);
  const { chromium } = await ensure({
    browser: chosen.some(({ browser }) => browser),
    emulators: chosen.some(({ emulators }) => emulators),
  });
  const given = { extra, chromium };
  for (const part of chosen.filter(({ emulators }) => !emulators)) await runPart(part, given);
  const withEmulators = chosen.filter(({ emulators }) => emulators);
  if (withEmulators.length > 0 && !isStopping()) await runWithEmulators(withEmulators, given);
}

function readArguments(args) {
  const names = args.filter((arg) => arg in parts);
  const extra = args.filter((arg) => !(arg in parts));
  if (extra.length > 0 && names.length !== 1) {
    throw new Sentence(`Não conheço "${extra.join(' ')}". As partes são: ${Object.keys(parts).join(', ')}.`);
  }
  return { names: names.length > 0 ? names : allParts(), extra };
}

async function runPart(part, given) {
  if (isStopping()) return;
  step(bold(`Testes: ${part.title}`));
  const begin = performance.now();
  const counts = await part.run(given).catch((error) => {
    console.error(error instanceof Sentence ? error.message : error);
    return { passed: 0, failed: 1, problem: 'não pôde rodar' };
  });
  results.push({ title: part.title, time: performance.now() - begin, counts });
}

/** Emulators that do not start fail every part that needs them: no test is left out for want of them. */
async function runWithEmulators(needing, given) {
  try {
    const needsBuild = needing.some(({ browser }) => browser);
    if (needsBuild) {
      step('Compilando a aplicação para os testes…');
      const problem = await buildApp();
      if (problem) throw new Sentence(`A aplicação não compila:\n${problem}`);
    }
    const { app: _unused, ...ports } = portsOf('test');
    await requireFreePorts(ports);
    const { startServices } = await import('./services.mjs');
    emulatorsUsed = true;
    await startServices({ name: 'test', publicFolder: needsBuild ? buildFolder : undefined });
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    const counts = { passed: 0, failed: 1, problem: 'os emuladores não subiram' };
    results.push(...needing.map(({ title }) => ({ title, time: 0, counts })));
    return;
  }
  for (const part of needing) await runPart(part, given);
}

function report() {
  console.log();
  for (const { title, time, counts } of results) {
    const { passed, failed, problem } = counts;
    const mark = failed > 0 ? red('✗') : green('✓');
    const note = problem ? `: ${problem}` : '';
    console.log(
      `${mark} ${title.padEnd(26)} ${String(passed).padStart(5)} certos ${String(failed).padStart(4)} errados ${seconds(time).padStart(9)}${note}`,
    );
  }
  list('Só passou na segunda vez:', ({ unsteady }) => unsteady);
  list('O que falhou:', ({ failures }) => failures);
  const { passed, failed } = total(results.map(({ counts }) => counts));
  if (failed > 0) {
    process.exitCode = 1;
    if (emulatorsUsed)
      console.log(`\nO registro dos emuladores está em ${inEnvironment('test', 'emuladores.log')}.`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
}

/** @param {(counts: import('./test-counts.mjs').Counts) => string[] | undefined} what */
function list(title, what) {
  const lines = results.flatMap(({ counts }) => what(counts) ?? []);
  if (lines.length > 0) console.log(`\n${[bold(title), ...lines].join('\n')}`);
}
