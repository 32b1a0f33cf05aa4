// The firebase.json of a local environment: the project's own, with this environment's ports.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inEnvironment, inRoot } from './paths.mjs';
import { published } from '../../build/publicar-regras.mjs';
import { withReserve } from './rules-reserve.mjs';

/** Loopback only, and by number: `localhost` is ::1 first on some machines. */
export const host = '127.0.0.1';

const at = (port) => ({ host, port });

/** The deployed headers, with the emulators' addresses allowed and without what would demand https of them. */
const localHeader = ({ key, value }) => ({
  key,
  value: value
    .replace('connect-src', `connect-src http://${host}:*`)
    // The stand-in of the captcha's script (standins-captcha.mjs).
    .replace('script-src', `script-src http://${host}:*`)
    .replace('; upgrade-insecure-requests', ''),
});
const localHeaders = (groups = []) =>
  groups.map(({ source, headers }) => ({
    source,
    headers: headers.filter(({ key }) => key !== 'Strict-Transport-Security').map(localHeader),
  }));

/**
 * @param {object} deployed content of firebase.json
 * @param {ReturnType<import('./ports.mjs').portsOf>} ports
 * @param {string} [publicFolder] the build the Hosting emulator serves; without it there is none
 * @param {string} [rules] path of the rules; as they are written, unless a test wants others
 * @returns {object}
 */
export function localConfig(deployed, ports, publicFolder, rules = 'firestore.rules') {
  const { hosting, firestore, ...rest } = deployed;
  return {
    ...rest,
    firestore: { indexes: firestore?.indexes, rules },
    ...(publicFolder
      ? { hosting: { ...hosting, public: publicFolder, headers: localHeaders(hosting.headers) } }
      : {}),
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: at(ports.functions),
      storage: at(ports.storage),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ...(publicFolder ? { hosting: at(ports.hosting) } : {}),
      // The web interface is a download of its own, and fatal without internet.
      ui: { enabled: false },
      // Rules tests use one project id per file; `true` only logs thousands of warnings about them.
      singleProjectMode: false,
    },
  };
}

/**
 * Writes the configuration beside firebase.json, because its paths are relative to its own folder.
 * @param {'start' | 'test'} name
 * @param {ReturnType<import('./ports.mjs').portsOf>} ports
 * @param {string} [publicFolder]
 * @returns {string} the file's path
 */
export function writeLocalConfig(name, ports, publicFolder) {
  const file = inRoot(`firebase.local.${name}.json`);
  const deployed = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
  const rules = name === 'test' ? rulesForTests() : undefined;
  writeFileSync(file, `${JSON.stringify(localConfig(deployed, ports, publicFolder, rules), null, 2)}\n`);
  return file;
}

/** Every test, of functions and browsers too, runs with the rules as published, with expressions kept in reserve. */
function rulesForTests() {
  const file = inEnvironment('test', 'firestore.rules');
  mkdirSync(inEnvironment('test'), { recursive: true });
  writeFileSync(file, published(withReserve(readFileSync(inRoot('firestore.rules'), 'utf8'))));
  return relative(inRoot('.'), file);
}
