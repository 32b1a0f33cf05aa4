// `npm test`: every check and test but most stories and the measured limits; `npm test -- tudo` these too.
// `npm test -- unit rules` only these parts, `e2e:1/2` the first half of one.
// `npm test -- --changed`: what the change since main touches (changed.mjs).
// Words that are no part's name go to the part's tool: `npm run test:rules -- ideias`.
import { allTests, base, changedSince, choose } from './changed.mjs';
import { ensure } from './ensure.mjs';
import { inEnvironment } from './paths.mjs';
import { portsOf } from './ports.mjs';
import { isStopping, onBehalfOf, requireFreePorts, stopEverything, stopOnSignals } from './processes.mjs';
import { processorSeconds, startCounting } from './processor.mjs';
import { bold, green, red, run, seconds, Sentence, step } from './say.mjs';
import { total } from './test-counts.mjs';
import {
  argumentsFor,
  buildApp,
  buildFolder,
  everything,
  inOrder,
  parts,
  readArguments,
} from './test-parts.mjs';

let emulatorsUsed = false;
/** Titles of the parts that run now and use the emulators. */
const using = new Set();
const countProcessor = startCounting(() => [...using].join(' e ') || 'preparação');

stopOnSignals();

/** @type {{title: string, time: number, counts: import('./test-counts.mjs').Counts}[]} */
const results = [];

await run(async () => {
  try {
    const words = process.argv.slice(2);
    await main(words.includes('--changed') ? whatChanged() : readArguments(words));
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

/** @param {import('./test-parts.mjs').Chosen} chosen */
async function main({ names, args, looks }) {
  const chosen = names.map((name) => parts[name]);
  const browser = chosen.some((part) => part.browser);
  const emulators = chosen.some((part) => part.emulators);
  const { chromium } = await ensure({ browser, emulators });
  // They start while the first checks run.
  const deployed = chosen.some((part) => part.deployed);
  const problem = emulators ? startEmulators(browser, deployed) : undefined;
  for (const lanes of inOrder(names)) {
    const given = { args, chromium, quiet: lanes.length > 1, names, looks };
    await Promise.all(
      lanes.map(async (lane) => {
        for (const part of lane) await runPart(part, given, part.emulators ? problem : undefined);
      }),
    );
  }
}

/** @returns {import('./test-parts.mjs').Chosen} */
function whatChanged() {
  const paths = changedSince(base());
  const choice = choose(paths, allTests());
  const chosen = choice === 'everything' ? everything() : argumentsFor(choice, paths);
  step(`${paths.length} arquivos mudaram; rodam: ${chosen.names.join(', ')}`);
  return chosen;
}

/** @param {Promise<string | undefined> | undefined} waitFor what it needs first: resolves to what went wrong */
async function runPart(part, given, waitFor) {
  const problem = await waitFor;
  if (isStopping()) return;
  step(bold(`Testes: ${part.title}`));
  const begin = performance.now();
  if (part.emulators) using.add(part.title);
  const counts = problem
    ? { passed: 0, failed: 1, problem }
    : await onBehalfOf
        .run(part.title, () => part.run(given))
        .catch((error) => {
          console.error(error instanceof Sentence ? error.message : error);
          return { passed: 0, failed: 1, problem: 'não pôde rodar' };
        });
  countProcessor();
  using.delete(part.title);
  results.push({ title: part.title, time: performance.now() - begin, counts });
}

/**
 * Emulators that do not start fail every part that needs them: no test is left out for want of them.
 * @returns {Promise<string | undefined>}
 */
async function startEmulators(needsBuild, functions) {
  try {
    if (needsBuild) {
      step('Compilando a aplicação para os testes…');
      const problem = await buildApp();
      if (problem) throw new Sentence(`A aplicação não compila:\n${problem}`);
    }
    const { app: _unused, ...ports } = portsOf('test');
    await requireFreePorts(ports);
    const { startServices } = await import('./services.mjs');
    emulatorsUsed = true;
    await startServices({ name: 'test', functions, publicFolder: needsBuild ? buildFolder : undefined });
    return undefined;
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    return 'os emuladores não subiram';
  }
}

function report() {
  console.log();
  const { own, emulators } = processorSeconds();
  for (const { title, time, counts } of results) {
    const { passed, failed, problem } = counts;
    const mark = failed > 0 ? red('✗') : green('✓');
    const note = problem ? `: ${problem}` : '';
    console.log(
      `${mark} ${title.padEnd(26)} ${String(passed).padStart(5)} certos ${String(failed).padStart(4)} errados ${seconds(time).padStart(9)}${ofProcessor(own.get(title))}${note}`,
    );
  }
  for (const [title, spent] of emulators)
    console.log(`  ${`emuladores: ${title}`.padEnd(60)}${ofProcessor(spent)}`);
  const all = [...own.values(), ...emulators.values()].reduce((sum, spent) => sum + spent, 0);
  if (all > 0) console.log(`  ${'tudo'.padEnd(60)}${ofProcessor(all)}`);
  list('Falhou, e só passou na segunda vez:', ({ unsteady }) => unsteady);
  list('O que falhou:', ({ failures }) => failures);
  const { passed, failed } = total(results.map(({ counts }) => counts));
  if (failed > 0) {
    process.exitCode = 1;
    if (emulatorsUsed)
      console.log(`\nO registro dos emuladores está em ${inEnvironment('test', 'emuladores.log')}.`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
}

/** @param {number | undefined} spent seconds; undefined where the system does not say them */
function ofProcessor(spent) {
  return spent === undefined ? '' : `${spent.toFixed(0).padStart(7)} s de processador`;
}

/** @param {(counts: import('./test-counts.mjs').Counts) => string[] | undefined} what */
function list(title, what) {
  const lines = results.flatMap(({ counts }) => what(counts) ?? []);
  if (lines.length > 0) console.log(`\n${[bold(title), ...lines].join('\n')}`);
}
