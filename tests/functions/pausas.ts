/** Transactions that met wait for seconds before they try again. Here they wait a tenth of that. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const exigir = createRequire(new URL('../../functions/package.json', import.meta.url));
const pasta = dirname(exigir.resolve('@google-cloud/firestore/package.json'));
const { setTimeoutHandler } = exigir(join(pasta, 'build/src/backoff.js')) as {
  setTimeoutHandler: (esperar: (fazer: () => void, ms: number) => unknown) => void;
};

setTimeoutHandler((fazer, ms) => setTimeout(fazer, ms / 10));
