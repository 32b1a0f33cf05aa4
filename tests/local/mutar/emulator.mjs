// A Firestore emulator of its own, without the rest of the suite. In it a request may evaluate any number of
// expressions.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFirestoreJar, wrapFirestoreJar } from '../firestore-jar.mjs';
import { manifest, zip } from '../jar.mjs';
import { compileJava } from '../java.mjs';
import { cacheFolder, inRoot } from '../paths.mjs';
import { atEnd, end } from '../processes.mjs';
import { Sentence } from '../say.mjs';

const restrictions = 'com/google/firebase/rules/runtime/common/EvaluationRestrictions';

/** Google's emulator with our class before its own. */
async function patientJar(folder) {
  const jar = findFirestoreJar();
  if (!jar) throw new Sentence('Só com o emulador do Google Cloud CLI instalado (cloud-firestore-emulator).');
  const source = inRoot('tests/local/mutar/EvaluationRestrictions.java');
  await compileJava({ source, classPath: jar, into: folder });
  const patient = join(folder, 'firestore.jar');
  writeFileSync(
    patient,
    zip({
      'META-INF/MANIFEST.MF': manifest({
        'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
        'Class-Path': pathToFileURL(await wrapFirestoreJar(jar)).href,
      }),
      [`${restrictions}.class`]: readFileSync(join(folder, `${restrictions}.class`)),
    }),
  );
  return patient;
}

/**
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.rules the text in force for every project
 * @returns {Promise<() => Promise<void>>} ends it; otherwise it ends with the script
 */
export async function startEmulator({ port, rules }) {
  const folder = join(cacheFolder, 'mutar');
  mkdirSync(folder, { recursive: true });
  const rulesFile = join(folder, 'firestore.rules');
  writeFileSync(rulesFile, rules);
  const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx4g'];
  const own = ['--host', '127.0.0.1', '--port', String(port), '--rules', rulesFile];
  const child = spawn('java', [...options, '-jar', await patientJar(folder), ...own], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => end([child.pid]);
  atEnd(stop);
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => String(data).includes('is now running') && resolve(undefined));
    child.once('exit', () => reject(new Sentence('O emulador do Firestore não subiu.')));
  });
  return stop;
}
