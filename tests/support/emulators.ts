// Where the emulators are, for tests. `npm test` says so in the environment (tests/local/env.mjs). A missing emulator
// must fail a test, never skip it, so there are no defaults.

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} não está definido: rode "npm run test:rules" ou veja tests/local/emulators.mjs.`,
    );
  return value;
}

function hostAndPort(name: string): { host: string; port: number } {
  const [host = '', port] = required(name).split(':');
  return { host, port: Number(port) };
}

/** The project the emulators run as; rules tests use an id of their own per file. */
export const projectId = () => required('GCLOUD_PROJECT');

export const firestore = () => hostAndPort('FIRESTORE_EMULATOR_HOST');
export const auth = () => hostAndPort('FIREBASE_AUTH_EMULATOR_HOST');
export const storage = () => hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST');

/** `http://host:port` of the Functions emulator. */
export const functionsOrigin = () => required('FUNCTIONS_EMULATOR_ORIGIN');

/** Where the tests' events come from (tests/local/events.mjs). */
export const eventsOrigin = () => required('EVENTS_ORIGIN');

/** Address of a callable or of an HTTP function. */
export const functionUrl = (name: string) =>
  `${functionsOrigin()}/${projectId()}/${required('FUNCTIONS_REGION')}/${name}`;

/** The mailbox's web address: `GET /api/mails?to=` and `DELETE /api/mails`. */
export const mailboxUrl = () => required('MAILBOX_URL');

/** `host:port` of the emulator hub, for silencing triggers. */
export const hub = () => required('FIREBASE_EMULATOR_HUB');
