// `npm run ensaio -- build/ensaio.env [--publicadas names.txt] [--sem-regras]`: rehearses a release without the cloud
// (docs/operations.md, "Deploying"). Ends with 1, and says each reason by its name, where the release would fail.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { ensure } from '../tests/local/ensure.mjs';
import { inRoot } from '../tests/local/paths.mjs';
import { runProgram, stopEverything, stopOnSignals } from '../tests/local/processes.mjs';
import { run, Sentence, step } from '../tests/local/say.mjs';
import {
  changesTo,
  missingOfApp,
  missingSecrets,
  startedCpu,
  withoutAccount,
  wrongIndexes,
} from './ensaio-partes.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { publicadas: { type: 'string' }, 'sem-regras': { type: 'boolean' } },
});

const [file = ''] = positionals;

/** Runs a program of the project; throws its output where it fails. */
async function program(what, args, env = {}) {
  const { code, output } = await runProgram(process.execPath, args, {
    env: { ...process.env, ...env },
    quiet: true,
    keepErrors: true,
  });
  if (code !== 0) throw new Sentence(`${what}:\n${output.trim()}`);
  return output;
}

function readSettings() {
  if (!existsSync(file))
    throw new Sentence(`Não há "${file}": diga o arquivo com os ajustes, como build/ensaio.env.`);
  return parseEnv(readFileSync(file, 'utf8'));
}

const onlyOfApp = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith('VITE_')));

const ofFunctionsOnly = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith('CONTA_')));

function refuseAll(reasons) {
  if (reasons.length > 0) throw new Sentence(`A publicação não pode ser feita:\n${reasons.join('\n')}`);
}

/** Settings first, all of them at once: nothing is built before they are complete. */
async function checkSettings(settings) {
  const missing = missingOfApp(settings);
  await program('As functions não compilam', [inRoot('functions/build.mjs')]);
  const { output } = await runProgram(process.execPath, [inRoot('functions/lib/ajustes.js'), file], {
    quiet: true,
    keepErrors: true,
  });
  const ofFunctions = output.split('\n').filter((line) => line && !line.includes('estão completos'));
  const config = missing.length === 0 ? JSON.parse(settings.VITE_FIREBASE_CONFIG) : {};
  const said = await program('As functions não carregam', [inRoot('build/servicos.mjs')], {
    FIREBASE_CONFIG: JSON.stringify({ storageBucket: 'ensaio', ...config }),
    GCLOUD_PROJECT: config.projectId ?? 'ensaio',
    // As firebase-tools tells them while it asks the functions what they are.
    ...ofFunctionsOnly(settings),
  });
  const services = JSON.parse(said.split('\n').find((line) => line.startsWith('[')) ?? '[]');
  if (services.length === 0) throw new Sentence(`As functions não dizem os seus serviços:\n${said}`);
  refuseAll([...missing, ...ofFunctions, ...missingSecrets(services, settings.SEGREDOS)]);
  refuseAll(withoutAccount(services));
  step('Os ajustes estão completos.');
  return services;
}

async function checkIndexes() {
  const name = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')).firestore.indexes;
  const indexes = JSON.parse(readFileSync(inRoot(name), 'utf8'));
  refuseAll(wrongIndexes(indexes));
  step(`Índices: ${indexes.indexes.length} compostos, ${indexes.fieldOverrides.length} campos à parte.`);
}

/** The emulators compile the rules as production does, the published form of Firestore's and Storage's. */
async function checkRules() {
  await program('As regras não se juntam', [inRoot('build/regras.mjs')]);
  const { portsOf } = await import('../tests/local/ports.mjs');
  const { requireFreePorts } = await import('../tests/local/processes.mjs');
  const { startServices } = await import('../tests/local/services.mjs');
  const { app: _app, ...ports } = portsOf('test');
  await requireFreePorts(ports);
  await startServices({ name: 'test', functions: false });
  const content = readFileSync(inRoot('firestore.deploy.rules'), 'utf8');
  const answer = await fetch(
    `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/demo-ensaio:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!answer.ok) throw new Sentence(`As regras não compilam: ${await answer.text()}`);
  step('As regras do Firestore e do Storage compilam.');
}

const print = (text) => process.stdout.write(`${text}\n`);
const list = (title, names) =>
  print(`${title}: ${names.length}${names.map((name) => `\n  ${name}`).join('')}`);

function tell(services) {
  print('\nserviço · tipo · vCPU · memória (MiB) · pedidos por vez · instâncias · segredos · conta');
  for (const one of services.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    print(
      `  ${one.name} · ${one.kind} · ${one.cpu} · ${one.memory} · ${one.concurrency} · ${one.minInstances} a ${one.maxInstances ?? '?'} · ${one.secrets.join(', ') || '–'} · ${one.account}`,
    );
  const deployed = values.publicadas
    ? readFileSync(values.publicadas, 'utf8').split(/\s+/).filter(Boolean)
    : [];
  const { created, changed, removed } = changesTo(services, deployed);
  print('');
  list('Nascem', created);
  list('Mudam', changed);
  list('Sobram (gatilhos saem com a publicação; chamadas, um dia depois)', removed);
  print(`\n${services.length} serviços. A publicação começa ${startedCpu(services)} vCPU.`);
}

stopOnSignals();
await run(async () => {
  const settings = readSettings();
  await ensure({ browser: false, emulators: !values['sem-regras'] });
  const services = await checkSettings(settings);
  await checkIndexes();
  await program(
    'A aplicação não compila',
    [
      inRoot('node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      '.local/ensaio/dist',
      '--logLevel',
      'warn',
    ],
    onlyOfApp(settings),
  );
  step('A aplicação compila com os ajustes da publicação.');
  if (!values['sem-regras']) await checkRules();
  tell(services);
});
await stopEverything();
process.exit();
