// Runs the tests of the rules with mutants behind switches: which of them some test notices.
import { readFileSync } from 'node:fs';
import { clientEnv } from '../env.mjs';
import { cacheFolder, inRoot } from '../paths.mjs';
import { portsOf } from '../ports.mjs';
import { runProgram } from '../processes.mjs';
import { step } from '../say.mjs';
import { startEmulator } from './emulator.mjs';
import { mutantsOf, reachable, withSwitches } from './mutants.mjs';
import { startProbe } from './probe.mjs';

/** Tests that count expressions or reads, or that ask other emulators. */
const others = ['gets', 'reserva', 'consistency', 'storage'].map((name) => `tests/rules/${name}.test.ts`);
/** The permissions table cell by cell: thousands of requests, for what the other tests left. */
const cells = [
  'tests/rules/tabela.test.ts',
  'tests/rules/tabela-ideias.test.ts',
  'tests/rules/tabela-desafios.test.ts',
];

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

/**
 * @param {object} options
 * @param {Set<number>} options.left mutants to notice; those noticed are taken out
 * @param {(noticed: number[]) => void} options.onNoticed
 * @param {string[]} [options.files] of the tests; all when absent, the cheap ones first
 */
export async function tryRules({ left, onNoticed, files = [] }) {
  const source = readFileSync(inRoot('firestore.rules'), 'utf8');
  const mutants = mutantsOf(source);
  const rules = withSwitches(source, mutants);
  const { firestore: port, firestoreWebsocket: emulator } = portsOf('test');
  const stop = await startEmulator({ port: emulator, rules });
  const probe = await startProbe({
    port,
    emulator,
    rules,
    mutants,
    left,
    reachable: reachable(source, mutants),
    onNoticed,
  });
  const clock = setInterval(() => step(`faltam ${left.size}, depois de ${probe.tries()} tentativas`), 30_000);
  if (files.length > 0) await rulesTests(files);
  else {
    await rulesTests(cells.map((file) => `--exclude=${file}`));
    if (left.size > 0) await rulesTests(cells);
  }
  clearInterval(clock);
  probe.close();
  await stop();
}
