// What every measurement needs: emulators with data, a served build, a browser. Each is prepared when first asked for.
import { ensure } from '../ensure.mjs';
import { clientEnv } from '../env.mjs';
import { inRoot } from '../paths.mjs';
import { portsOf } from '../ports.mjs';
import { atEnd, requireFreePorts } from '../processes.mjs';
import { Sentence } from '../say.mjs';

/** @typedef {Awaited<ReturnType<typeof openStage>>} Stage */

const folder = inRoot('dist-bench');

export async function openStage() {
  const { chromium } = await ensure({ browser: true });
  await requireEmulators();
  const { buildApp } = await import('../test-parts.mjs');
  const problem = await buildApp('dist-bench');
  if (problem) throw new Sentence(`A aplicação não compila:\n${problem}`);
  const { serve } = await import('./gzip-server.mjs');
  const site = await serve(folder);
  atEnd(site.close);
  const { launch, signIn } = await import('./browser.mjs');
  const browser = await launch(chromium ?? undefined);
  atEnd(() => browser.close());
  const { seedIdeas } = await import('./seed.mjs');
  let signedIn;
  const session = async () => {
    await seedIdeas(10);
    return (signedIn ??= await signIn(browser, site.origin));
  };
  return { folder, origin: site.origin, browser, chromium, session, seedIdeas };
}

/** `npm test` has them up and says where; otherwise they are started, and stopped at the end. */
async function requireEmulators() {
  if (process.env.FIRESTORE_EMULATOR_HOST) return;
  const { app: _app, hosting: _hosting, ...ports } = portsOf('test');
  await requireFreePorts(ports);
  const { startServices } = await import('../services.mjs');
  await startServices({ name: 'test' });
  Object.assign(process.env, clientEnv('test'));
}
