// What every measurement needs: emulators with data, served builds, a browser. Each is prepared when first asked for.
import { ensure } from '../ensure.mjs';
import { addressesOf, appEnv, clientEnv } from '../env.mjs';
import { inRoot } from '../paths.mjs';
import { portsOf, projectId } from '../ports.mjs';
import { atEnd, requireFreePorts } from '../processes.mjs';
import { Sentence } from '../say.mjs';

/** @typedef {Awaited<ReturnType<typeof openStage>>} Stage */
/** @typedef {Awaited<ReturnType<Stage['local']>>} Site */

/** Ideas the company of the measurements has at least. */
const fewIdeas = 10;

export async function openStage() {
  const { chromium } = await ensure({ browser: true });
  await requireEmulators();
  const { launch } = await import('./browser.mjs');
  const browser = await launch(chromium ?? undefined);
  atEnd(() => browser.close());
  const { seedIdeas } = await import('./seed.mjs');
  await seedIdeas(fewIdeas);
  return {
    browser,
    chromium,
    seedIdeas,
    /** The demo, with something on every screen. */
    seedDemo: once(seedDemo),
    /** How slow the machine is: 1 at its usual speed. */
    pace: once(async () => (await import('./pace.mjs')).measurePace(browser)),
    /** What is deployed, byte for byte but for the project's name. */
    production: once(() =>
      openSite(browser, {
        folder: 'dist-medida',
        mode: 'medida',
        manifest: true,
        env: { ...appEnv('test'), VITE_EMULADORES: '' },
        forGoogle: true,
      }),
    ),
    /** The same, talking to the emulators by itself: for times. `npm test` has built it for the browser stories. */
    local: once(async () =>
      openSite(browser, {
        folder: process.env.BUILT_FOR_EMULATORS ?? 'dist-bench',
        built: process.env.BUILT_FOR_EMULATORS !== undefined,
        mode: 'emuladores',
        env: process.env.BUILT_FOR_EMULATORS ? appEnv('test') : await compressedEnv(),
        forGoogle: false,
      }),
    ),
  };
}

/** A stage with a build whose Firestore answers gzipped, as Google's does. */
async function compressedEnv() {
  const env = appEnv('test');
  const emulators = JSON.parse(env.VITE_EMULADORES);
  const { compressing } = await import('./compressing-proxy.mjs');
  const { port, close } = await compressing(emulators.firestore);
  atEnd(close);
  return { ...env, VITE_EMULADORES: JSON.stringify({ ...emulators, firestore: port }) };
}

async function openSite(browser, { forGoogle, built = false, ...build }) {
  const { buildApp } = await import('../test-parts.mjs');
  const problem = built ? null : await buildApp(build);
  if (problem) throw new Sentence(`A aplicação não compila:\n${problem}`);
  const { serve } = await import('./gzip-server.mjs');
  const folder = inRoot(build.folder);
  const server = await serve(folder);
  atEnd(server.close);
  const { signIn } = await import('./browser.mjs');
  const { origin } = server;
  const sessions = new Map();
  /** @param {string} [email] whose; the measurements' own account without one */
  const session = (email) => {
    if (!sessions.has(email)) sessions.set(email, signIn(browser, { origin, forGoogle }, email));
    return sessions.get(email);
  };
  return { folder, origin, forGoogle, session };
}

/** Emulators that were up before may have it already. */
async function seedDemo() {
  const somebody = `/v1/projects/${projectId}/databases/(default)/documents/usuarios/helena-duarte`;
  const { ok } = await fetch(addressesOf('test').firestore + somebody, {
    headers: { Authorization: 'Bearer owner' },
  });
  if (ok) return;
  const { seed } = await import('../seed.mjs');
  await seed('test');
}

/** @template T @param {() => Promise<T>} make @returns {() => Promise<T>} */
function once(make) {
  let made;
  return () => (made ??= make());
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
