/**
 * Proof that a call comes from this application (App Check, decisions T500). The SDK and Google's script are loaded with
 * the first call that needs one, and only where the build has the key.
 */
import { chaveDoAppCheck } from './ambiente';

/** Milliseconds that a call waits for its token: a browser that blocks Google's script would let it wait for ever. */
const ESPERA = 8_000;

let ultimo: string | undefined;
/** A token did not come in time: what follows waits no more, and has one as soon as it comes. */
let demora = false;

async function buscar(): Promise<void> {
  try {
    const { pedirToken } = await import('./comprovante');
    ultimo = await pedirToken();
    demora = false;
  } catch {
    ultimo = undefined;
  }
}

/** Of the last call: a page that is going has no time to ask for one. */
export const ultimoTokenDoAppCheck = () => ultimo;

/** Undefined where the build has no key, or none is to be had: whoever asks for one then refuses the call. */
export async function tokenDoAppCheck(): Promise<string | undefined> {
  if (!chaveDoAppCheck) return undefined;
  const vindo = buscar();
  if (demora) return ultimo;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const prazo = new Promise<void>((resolver) => {
    relogio = setTimeout(() => {
      demora = true;
      resolver();
    }, ESPERA);
  });
  await Promise.race([vindo, prazo]);
  clearTimeout(relogio);
  return ultimo;
}

const SEM_TOKEN = new Error('App Check sem token');

/** What the SDKs of Auth, Firestore, Functions and Storage ask, in the shape of App Check's own. */
export const appCheckDosSdks = {
  getToken: async () => {
    const token = await tokenDoAppCheck();
    return token === undefined ? { token: '', error: SEM_TOKEN } : { token };
  },
  getLimitedUseToken: () => appCheckDosSdks.getToken(),
  addTokenListener: () => undefined,
  removeTokenListener: () => undefined,
};
