// Builds the Storage rules runtime from our adapter (storage-rules/StorageRules.java) and Google's jar.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { manifest, zip } from './jar.mjs';
import { compileJava } from './java.mjs';
import { cacheFolder, inRoot } from './paths.mjs';
import { Sentence, step, warn } from './say.mjs';

const source = inRoot('tests', 'local', 'storage-rules', 'StorageRules.java');
const folder = join(cacheFolder, 'jars', 'storage-rules');
const jarPath = join(cacheFolder, 'jars', 'storage-rules.jar');
const stampPath = join(cacheFolder, 'jars', 'storage-rules.json');

/** The adapter uses internal classes of the jar, so it names the versions it was tried with. */
const triedVersions = new Map([
  ['9cbcb624132d5de4d07cbc1c4f392e0b77aaf4ac0816187757897f0a6a3c182c', '1.19.9'],
]);

/**
 * The jar firebase-tools starts to judge Storage requests; compiled when something changed.
 * @param {string} firestoreJar Google's jar
 * @returns {Promise<string>}
 */
export async function storageRulesJar(firestoreJar) {
  const stamp = stampOf(firestoreJar);
  if (existsSync(jarPath) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp)
    return jarPath;
  step('Compilando o adaptador das regras do Storage…');
  const version = triedVersions.get(await sha256(firestoreJar));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await compileJava({ source, classPath: firestoreJar, into: folder }).catch((error) => {
    if (error instanceof Sentence) throw error;
    throw new Sentence(unusable(firestoreJar, version, error.stderr ?? error.message));
  });
  const classes = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);
  const about = { 'Main-Class': 'StorageRules', 'Class-Path': pathToFileURL(firestoreJar).href };
  writeFileSync(jarPath, zip({ 'META-INF/MANIFEST.MF': manifest(about), ...Object.fromEntries(classes) }));
  const problem = await tryOut(jarPath);
  if (problem) throw new Sentence(unusable(firestoreJar, version, problem));
  if (!version) {
    warn(
      `O emulador do Firestore encontrado não é a versão com que o adaptador das regras do Storage foi testado (${[...triedVersions.values()].join(', ')}). Ele compilou e decidiu certo os casos de prova; se uma regra do Storage parecer errada, confira primeiro aqui.`,
    );
  }
  writeFileSync(stampPath, stamp);
  return jarPath;
}

/** Cheap to compute at every start, unlike the checksum of 50 MB. */
function stampOf(firestoreJar) {
  const { size, mtimeMs } = statSync(firestoreJar);
  return JSON.stringify({ firestoreJar, size, mtimeMs, source: readFileSync(source, 'utf8') });
}

async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function unusable(jar, version, detail) {
  const known = version ? `a ${version}` : 'uma versão desconhecida';
  return `O adaptador das regras do Storage não funciona com ${jar} (${known}). Instale a versão ${[...triedVersions.values()].join(' ou ')} do componente cloud-firestore-emulator, ou use LOCAL_FIRESTORE_JAR=download para baixar os emuladores (pede Java 21 e internet).\n${detail}`;
}

const trialRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{nome} {
      allow create: if request.resource.size < 10 && firestore.get(/databases/(default)/documents/a/b).data.sim;
      allow get: if false;
    }
  }
}`;

/**
 * Lets the compiled adapter decide two cases. A changed jar is then found out here and not in a rule.
 * @param {string} jar
 * @returns {Promise<string | null>} what went wrong
 */
async function tryOut(jar) {
  const child = spawn('java', ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (data) => (stderr += data));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const say = (message) => child.stdin.write(`${JSON.stringify(message)}\n`);
  const verify = (id, method) => {
    const request = {
      map_value: { fields: { resource: { map_value: { fields: { size: { int_value: 5 } } } } } },
    };
    const variables = { resource: { null_value: null }, request };
    const context = { rulesetName: '0', service: 'firebase.storage', path: '/b/x/o/y', method, variables };
    say({ id, action: 'verify', context });
  };
  say({
    id: 0,
    action: 'load_ruleset',
    context: { rulesetName: '0', source: { files: [{ name: 'prova.rules', content: trialRules }] } },
  });
  verify(1, 'create');
  const answers = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const message = JSON.parse(line);
    if (message.action === 'fetch_firestore_document') {
      const name = 'projects/p/databases/(default)/documents/a/b';
      say({
        id: message.server_request_id,
        status: 'ok',
        result: { name, fields: { sim: { booleanValue: true } } },
      });
    } else if (message.result && 'permit' in message.result) {
      answers.push(message.result.permit);
      if (answers.length === 1) verify(2, 'get');
      else child.stdin.end();
    } else if (message.errors?.length) {
      child.stdin.end();
      answers.push(...message.errors);
    }
  }
  await ended;
  const right = answers.length === 2 && answers[0] === true && answers[1] === false;
  return right ? null : `Decisões erradas nos casos de prova: ${JSON.stringify(answers)} ${stderr}`;
}
