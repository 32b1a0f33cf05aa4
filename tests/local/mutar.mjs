// `npm run mutar -- regras`: leaves out every operand of `&&` and `||` of the security rules, one at a time. It names
// those whose absence no test notices, but for the accepted ones (mutar/accepted.mjs). It runs by hand or by night.
// What was noticed is remembered (.local/mutar), so a run that ended early goes on where it was; `--do-zero` forgets
// it. Words after that choose test files, as for vitest.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { origin } from '../../build/regras.mjs';
import { clientEnv } from './env.mjs';
import { accepted, verdict } from './mutar/accepted.mjs';
import { startEmulator } from './mutar/emulator.mjs';
import { keysOf } from './mutar/keys.mjs';
import { mutantsOf, reachable, withSwitches } from './mutar/mutants.mjs';
import { startProbe } from './mutar/probe.mjs';
import { cacheFolder, inRoot } from './paths.mjs';
import { portsOf } from './ports.mjs';
import { runProgram, stopEverything, stopOnSignals } from './processes.mjs';
import { bold, run, Sentence, step } from './say.mjs';

/** Tests that count expressions or reads, or that ask other emulators. */
const others = ['gets', 'reserva', 'consistency', 'storage'].map((name) => `tests/rules/${name}.test.ts`);
/** The permissions table cell by cell: thousands of requests, for what the other tests left. */
const cells = [
  'tests/rules/tabela.test.ts',
  'tests/rules/tabela-ideias.test.ts',
  'tests/rules/tabela-desafios.test.ts',
];

const memory = `${cacheFolder}/mutar/regras.json`;

async function rulesTests(args) {
  const env = { ...clientEnv('test'), EMULADORES_NOVOS: '1' };
  // A run by names of tests is none that the coverage of the rules judges.
  const chosen = [
    'run',
    '--project',
    'rules',
    '--testNamePattern=.',
    ...others.map((file) => `--exclude=${file}`),
  ];
  await runProgram(inRoot('node_modules/.bin/vitest'), [...chosen, ...args], {
    env,
    log: `${cacheFolder}/mutar/testes.log`,
  });
}

async function main([what, ...words]) {
  if (what !== 'regras') throw new Sentence('O que mutar? npm run mutar -- regras');
  const source = readFileSync(inRoot('firestore.rules'), 'utf8');
  const mutants = mutantsOf(source);
  const keys = keysOf(source, mutants);
  mkdirSync(`${cacheFolder}/mutar`, { recursive: true });
  const files = words.filter((word) => word !== '--do-zero');
  const fresh = words.includes('--do-zero') || !existsSync(memory);
  const noticed = new Set(fresh ? [] : JSON.parse(readFileSync(memory, 'utf8')));
  const left = new Set(mutants.map(({ id }) => id).filter((id) => !noticed.has(keys[id])));
  step(`${mutants.length} mutantes; faltam ${left.size}.`);

  const rules = withSwitches(source, mutants);
  const { firestore: port, firestoreWebsocket: emulator } = portsOf('test');
  await startEmulator({ port: emulator, rules });
  const probe = await startProbe({
    port,
    emulator,
    rules,
    mutants,
    left,
    reachable: reachable(source, mutants),
    onNoticed: (ids) => {
      for (const id of ids) noticed.add(keys[id]);
      writeFileSync(memory, JSON.stringify([...noticed], null, 1));
    },
  });
  const clock = setInterval(() => step(`faltam ${left.size}, depois de ${probe.tries()} tentativas`), 30_000);
  if (files.length > 0) await rulesTests(files);
  else {
    await rulesTests(cells.map((file) => `--exclude=${file}`));
    if (left.size > 0) await rulesTests(cells);
  }
  clearInterval(clock);
  probe.close();
  report(source, mutants, keys, left);
}

function report(source, mutants, keys, left) {
  const alive = new Set([...left].map((id) => keys[id]));
  const { survivors, notNeeded } = verdict(keys, (key) => !alive.has(key));
  for (const key of survivors) {
    const { line, operator, text } = mutants[keys.indexOf(key)];
    console.log(`${origin(source, line)}: ${operator} sem "${text.slice(0, 100)}"`);
  }
  for (const key of notNeeded)
    console.log(`Um teste percebe: tire de tests/local/mutar/accepted.mjs "${key}"`);
  const noticed = mutants.length - left.size;
  console.log(
    bold(
      `\n${noticed} percebidos, ${accepted.size - notNeeded.length} aceitos, ${survivors.length} sobrevivem.`,
    ),
  );
  if (survivors.length + notNeeded.length > 0) process.exitCode = 1;
}

stopOnSignals();
await run(() => main(process.argv.slice(2)));
await stopEverything();
process.exit();
