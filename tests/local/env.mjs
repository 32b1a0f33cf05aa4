// The environment variables of each process of a local environment.
import { host } from './firebase-config.mjs';
import { inRoot, temporaryFolder } from './paths.mjs';
import { portsOf, projectId } from './ports.mjs';
import { captchaSecret, captchaSiteKey } from './standins-captcha.mjs';

export const region = 'southamerica-east1';
export const bucket = `${projectId}.appspot.com`;

/** Keeps Google's client from looking for the machine it would run on in the cloud, with a warning and a delay. */
const noMetadataServer = { METADATA_SERVER_DETECTION: 'none' };

/** @typedef {'start' | 'test'} EnvironmentName */

/** Makes the functions refuse, as production would, a query without its index (functions/src/conferirIndices.ts). */
const declaredIndexes = { FIRESTORE_INDEXES: inRoot('firestore.indexes.json') };

const at = (port) => `${host}:${port}`;
const http = (port) => `http://${at(port)}`;

/**
 * Addresses of an environment, for scripts and tests.
 * @param {EnvironmentName} name
 */
export function addressesOf(name) {
  const ports = portsOf(name);
  return {
    app: http(name === 'start' ? ports.app : ports.hosting),
    auth: http(ports.auth),
    firestore: http(ports.firestore),
    functions: http(ports.functions),
    storage: http(ports.storage),
    hub: http(ports.hub),
    mailbox: http(ports.mailbox),
    standins: http(ports.standins),
    smtp: `smtp://${host}:${ports.smtp}`,
  };
}

/** Signs ballots and receipts of the local environment. */
const votingKey = 'chave-da-votacao-local-com-trinta-e-dois-caracteres';

/**
 * For programs that use the Admin SDK or test rules: seed, vitest, Playwright, benchmarks.
 * @param {EnvironmentName} name
 * @returns {Record<string, string>}
 */
export function clientEnv(name) {
  const ports = portsOf(name);
  const addresses = addressesOf(name);
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    FIREBASE_EMULATOR_HUB: at(ports.hub),
    FUNCTIONS_EMULATOR_ORIGIN: addresses.functions,
    EVENTS_ORIGIN: http(ports.events),
    FUNCTIONS_REGION: region,
    MAILBOX_URL: addresses.mailbox,
    ...ofTheFunctions(name),
    ...appEnv(name),
  };
}

/**
 * What Vite puts into the application. VITE_EMULADORES is absent in production.
 * @param {EnvironmentName} name
 * @returns {Record<string, string>}
 */
export function appEnv(name) {
  const ports = portsOf(name);
  const { standins } = addressesOf(name);
  const { auth, firestore, functions, storage } = ports;
  return {
    VITE_FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'demo',
      projectId,
      authDomain: `${projectId}.firebaseapp.com`,
      storageBucket: bucket,
      appId: '1:1:web:demo',
    }),
    VITE_EMULADORES: JSON.stringify({ auth, firestore, functions, storage }),
    VITE_URL_CNPJ: `${standins}/api/cnpj/v1`,
    VITE_URL_MUNICIPIOS: `${standins}/api/v1/localidades`,
    VITE_URL_CEP: `${standins}/ws`,
    VITE_URL_CAPTCHA: `${standins}/recaptcha/api.js`,
    VITE_RECAPTCHA_CHAVE: captchaSiteKey,
  };
}

/**
 * What the functions are told, in processes of the emulator and in those of the tests that run them themselves.
 * @param {EnvironmentName} name
 * @returns {Record<string, string>}
 */
function ofTheFunctions(name) {
  const { app, smtp, standins } = addressesOf(name);
  return {
    SMTP_URL: smtp,
    MAIL_FROM: 'Gestão de Inovação <nao-responda@inovacao.exemplo>',
    APP_URL: app,
    // Where messages to channels go, what asks the captcha's stand-in, and the key of ballots.
    URL_CANAIS: `${standins}/canais`,
    URL_CAPTCHA: `${standins}/recaptcha/api/siteverify`,
    RECAPTCHA_SECRET: captchaSecret,
    CHAVE_DA_VOTACAO: votingKey,
    ...noMetadataServer,
    ...declaredIndexes,
  };
}

/**
 * What the functions' emulator runs with; firebase-tools passes its own environment on to them.
 * @param {EnvironmentName} name
 * @returns {Record<string, string>}
 */
export const functionsEnv = (name) => ({ ...ofTheFunctions(name), TMPDIR: temporaryFolder(name) });
