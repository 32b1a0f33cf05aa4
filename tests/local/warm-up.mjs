// Wakes a function, so that the first person who saves something does not wait for it to load.
import { addressesOf, region } from './env.mjs';
import { projectId } from './ports.mjs';

/** The first callable that a newcomer meets. */
const FIRST = 'acesso/empresasFunctions-registrarMinhaEmpresa';

/**
 * Resolves when it has refused the empty request, or cannot be reached: nothing depends on it.
 * @param {import('./env.mjs').EnvironmentName} name
 */
export async function warmUp(name, ask = fetch) {
  const address = `${addressesOf(name).functions}/${projectId}/${region}/${FIRST}`;
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' };
  await ask(address, request).catch(() => undefined);
}
