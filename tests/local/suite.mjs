// The emulator suite: starts firebase-tools, waits until all emulators answer, ends it with its data saved.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { clientEnv, functionsEnv } from './env.mjs';
import { host, writeLocalConfig } from './firebase-config.mjs';
import { findFirestoreJar, wrapFirestoreJar } from './firestore-jar.mjs';
import { requireJava } from './java.mjs';
import { cacheFolder, inEnvironment, inRoot, temporaryFolder } from './paths.mjs';
import { portsOf, projectId } from './ports.mjs';
import { askedAgain, atEnd, end, isAlive } from './processes.mjs';
import { dim, Sentence, step, warn } from './say.mjs';
import { storageRulesJar } from './storage-rules.mjs';

/** Short-lived JVMs: no second compiler, no parallel collector. */
const jvmOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
/**
 * The emulator remembers every evaluation of a rule. With room for what is new (a fifth of the machine's memory, at
 * most 4 GB) it collects a tenth as often. That is a third of the time of the rules' tests.
 */
const gigabytesForNew = Math.min(4, Math.max(1, Math.floor(totalmem() / 2 ** 30 / 5)));
const forTests = `"-Djava.util.logging.config.file=${inRoot('tests/local/emulator-logging.properties')}" -Xms${gigabytesForNew + 1}g -Xmx${gigabytesForNew + 3}g -Xmn${gigabytesForNew}g -XX:MetaspaceSize=256m`;

/** What the functions print, and what firebase-tools says went wrong: the rest is in the log file. */
const worthShowing = /^\s*(>|⚠|!|✖|Error)/;
const noise = [
  /Picked up JAVA_TOOL_OPTIONS/,
  /Env variable override/,
  /requested "node" version/,
  /outdated version/,
  /Emulator UI is not starting/,
  /CLI MOTD and remote config/,
  /"severity":"DEBUG"/,
];

/** Named, because the rest (extensions) wants a login. Tests that run the functions themselves need the first three. */
const emulators = ['auth', 'firestore', 'storage'];
const ofFunctions = ['functions', 'eventarc', 'tasks'];

/**
 * @param {object} options
 * @param {'start' | 'test'} options.name
 * @param {ReturnType<typeof import('./kept-data.mjs').keptData>} [options.kept] imported at start, exchanged at the end
 * @param {string} [options.publicFolder] the build the Hosting emulator serves
 * @param {boolean} [options.functions] with the Functions emulator, which the product in a browser needs
 * @param {boolean} [options.showLogs] print the functions' output while it runs
 * @returns {Promise<{ended: Promise<number | null>}>} `ended`: it stopped, asked to or by itself
 */
export async function startSuite({ name, kept, publicFolder, functions = true, showLogs = false }) {
  const binaries = await emulatorBinaries();
  const temporary = temporaryFolder(name);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  mkdirSync(inEnvironment(name), { recursive: true });
  const ports = portsOf(name);
  const config = writeLocalConfig(name, ports, publicFolder);
  const args = ['emulators:start', '--config', config, '--project', projectId, '--non-interactive'];
  const named = [...emulators, ...(functions ? ofFunctions : []), ...(publicFolder ? ['hosting'] : [])];
  args.push('--only', named.join(','));
  if (kept) {
    const source = kept.source();
    if (source) args.push('--import', source);
    args.push('--export-on-exit', kept.target);
  }
  const child = spawn(process.execPath, [inRoot('tests/local/cli/launcher.cjs'), ...args], {
    // Its log files belong with the environment; and the terminal's Ctrl+C is ours alone to pass on.
    cwd: inEnvironment(name),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...withoutClientHosts(process.env),
      ...functionsEnv(name),
      ...binaries,
      ...(name === 'test' ? { EVENTS_ADDRESS: `${host}:${ports.events}` } : {}),
      JAVA_TOOL_OPTIONS: [process.env.JAVA_TOOL_OPTIONS, jvmOptions, name === 'test' && forTests]
        .filter(Boolean)
        .join(' '),
      // Otherwise the discovery of the functions waits four seconds for a process to end.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // Seconds: ten are too few where the machine is busy, and then every trigger is missing.
      FUNCTIONS_DISCOVERY_TIMEOUT: '300',
      NO_UPDATE_NOTIFIER: '1',
      // The person's own Firebase login is none of the emulators' business.
      XDG_CONFIG_HOME: join(cacheFolder, 'cli-config'),
    },
  });
  const descendants = new Set();
  child.on('message', ({ pid }) => descendants.add(pid));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let up = false;
  atEnd(() => stopSuite({ child, ended, descendants, temporary, save: up, kept }));
  await ready(child, ended, name, showLogs);
  up = true;
  kept?.opened();
  child.send('ready');
  return { ended };
}

/** An emulator's address in the environment would make firebase-tools believe it runs elsewhere. */
function withoutClientHosts(env) {
  const ours = Object.keys(clientEnv('test')).filter((key) => !key.startsWith('VITE_'));
  return Object.fromEntries(Object.entries(env).filter(([key]) => !ours.includes(key)));
}

/** @returns {Promise<Record<string, string>>} where firebase-tools finds its Java programs; empty: it downloads them */
async function emulatorBinaries() {
  const jar = findFirestoreJar();
  await requireJava(jar !== null);
  if (!jar) return {};
  return {
    FIRESTORE_EMULATOR_BINARY_PATH: await wrapFirestoreJar(jar),
    STORAGE_EMULATOR_BINARY_PATH: await storageRulesJar(jar),
  };
}

async function ready(child, ended, name, showLogs) {
  const logFile = inEnvironment(name, 'emuladores.log');
  const log = createWriteStream(logFile);
  let up;
  const allUp = new Promise((resolve) => (up = resolve));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      if (line.includes('All emulators ready')) up(true);
      if (showLogs && worthShowing.test(line) && !noise.some((pattern) => pattern.test(line)))
        console.log(dim(line));
    });
  }
  const started = await Promise.race([allUp, ended.then(() => false)]);
  if (started) return;
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-15).join('\n');
  throw new Sentence(`Os emuladores do Firebase não subiram. O fim do registro (${logFile}):\n${tail}`);
}

async function stopSuite({ child, ended, descendants, temporary, save, kept }) {
  // While starting there is nothing to save yet, and an export would be half of it.
  if (save && child.exitCode === null && child.signalCode === null) {
    // One signal only: firebase-tools takes a second one as an order to drop its data.
    child.kill('SIGINT');
    await Promise.race([ended, kept ? untilSaved(ended) : wait(30_000, undefined, { ref: false })]);
  }
  const left = [child.pid, ...descendants].filter((pid) => pid && isAlive(pid));
  if (left.length > 0) await end(left, save ? undefined : 0);
  if (save && kept && !kept.exchange()) warn('Os dados desta vez não foram guardados; ficam os de antes.');
  rmSync(temporary, { recursive: true, force: true });
}

/** As long as the export lives, and the person does not ask once more. */
async function untilSaved(ended) {
  const saying = setInterval(
    () => step('Guardando os dados… Ctrl+C de novo encerra sem guardar, e ficam os de antes.'),
    15_000,
  );
  await Promise.race([ended, askedAgain]);
  clearInterval(saying);
}
