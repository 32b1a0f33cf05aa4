// Finds the Firestore emulator of an installed Google Cloud CLI and makes it startable for firebase-tools.
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifest, zip } from './jar.mjs';
import { compileJava } from './java.mjs';
import { cacheFolder, inRoot } from './paths.mjs';
import { Sentence } from './say.mjs';

/** Names the jar outright; `download` makes firebase-tools download its own even where a component is. */
const variable = 'LOCAL_FIRESTORE_JAR';
const inComponent = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** Where installers put the Google Cloud CLI. */
const usualFolders = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/snap/google-cloud-sdk/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} the component's jar; null when firebase-tools shall download its own
 */
export function findFirestoreJar(env = process.env) {
  const named = env[variable];
  if (named === 'download') return null;
  if (named) {
    if (existsSync(named)) return realpathSync(named);
    throw new Sentence(`${variable} aponta para "${named}", que não existe.`);
  }
  const folders = [env.CLOUDSDK_ROOT_DIR, folderOfGcloud(env.PATH ?? ''), ...usualFolders];
  const jars = folders.filter(Boolean).map((folder) => join(folder, inComponent));
  return jars.find((jar) => existsSync(jar)) ?? null;
}

/** `gcloud info` would say it too, but takes half a second. */
function folderOfGcloud(path) {
  const command = path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((file) => existsSync(file));
  return command ? dirname(dirname(realpathSync(command))) : undefined;
}

const monitorPackage = 'com/google/cloud/datastore/emulator/firestore/websocket';
const monitorSource = inRoot('tests', 'local', 'request-monitor', 'BufferingRequestListener.java');

/**
 * The component's jar names no main class, and firebase-tools both starts it with `-jar` and changes its mode bits. A
 * jar of our own that points to Google's solves both. It holds the one class that stands in for one of Google's
 * (request-monitor).
 * @param {string} jar
 * @returns {Promise<string>} path of the jar to start
 */
export async function wrapFirestoreJar(jar) {
  const wrapped = join(cacheFolder, 'jars', 'firestore.jar');
  const stampPath = join(cacheFolder, 'jars', 'firestore.json');
  const { size, mtimeMs } = statSync(jar);
  const stamp = JSON.stringify({ jar, size, mtimeMs, source: readFileSync(monitorSource, 'utf8') });
  if (existsSync(wrapped) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp)
    return wrapped;
  mkdirSync(dirname(wrapped), { recursive: true });
  writeFileSync(
    wrapped,
    zip({
      'META-INF/MANIFEST.MF': manifest({
        'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
        'Class-Path': pathToFileURL(jar).href,
      }),
      ...(await quietMonitor(jar)),
    }),
  );
  writeFileSync(stampPath, stamp);
  return wrapped;
}

/** The compiled class; nothing where the emulator is another version: it is slower then, and right all the same. */
async function quietMonitor(jar) {
  const folder = join(cacheFolder, 'jars', 'request-monitor');
  mkdirSync(folder, { recursive: true });
  try {
    await compileJava({ source: monitorSource, classPath: jar, into: folder });
  } catch {
    return {};
  }
  const file = `${monitorPackage}/BufferingRequestListener.class`;
  return { [file]: readFileSync(join(folder, file)) };
}
