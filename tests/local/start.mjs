// `npm start`: the whole product on this machine. `npm start -- --reset` begins with fresh demo data.
import { rmSync } from 'node:fs';
import { ensure } from './ensure.mjs';
import { addressesOf, appEnv } from './env.mjs';
import { host } from './firebase-config.mjs';
import { keptData } from './kept-data.mjs';
import { inEnvironment, root } from './paths.mjs';
import { portsOf } from './ports.mjs';
import { atEnd, isStopping, requireFreePorts, stopEverything, stopOnSignals } from './processes.mjs';
import { isEmpty, isOfThisModel, readAccess, readLinks, seed } from './seed.mjs';
import { warmUp } from './warm-up.mjs';
import { bold, dim, run, Sentence, step, warn } from './say.mjs';

const name = 'start';

stopOnSignals();

await run(async () => {
  const reset = readArguments(process.argv.slice(2));
  await ensure({ browser: false });
  // The Hosting emulator serves builds; here Vite serves the source.
  const { hosting: _unused, ...ports } = portsOf(name);
  await requireFreePorts(ports);
  if (reset) rmSync(inEnvironment(name), { recursive: true, force: true });
  const suite = await startAll(ports.app);
  printWelcome();
  await suite.ended;
  if (!isStopping())
    throw new Sentence(`Os emuladores pararam sozinhos; veja ${inEnvironment(name, 'emuladores.log')}.`);
});
await stopEverything();
process.exit();

function readArguments(args) {
  const unknown = args.find((arg) => arg !== '--reset');
  if (unknown) throw new Sentence(`Não conheço "${unknown}". Use "npm start" ou "npm start -- --reset".`);
  return args.includes('--reset');
}

async function startAll(appPort) {
  const [{ startServices }, { rebuildOnChange }] = await Promise.all([
    import('./services.mjs'),
    import('./functions-build.mjs'),
  ]);
  const kept = keptData(inEnvironment(name));
  const said = kept.recover();
  if (said) warn(said);
  let seeding = false;
  atEnd(async () => {
    if (seeding) kept.forget();
  });
  const suite = await startServices({ name, kept, showLogs: true });
  if (await isEmpty(name)) {
    step('Carregando os dados de demonstração…');
    seeding = true;
    kept.seedingBegins();
    await seed(name);
    kept.seedingEnds();
    seeding = false;
  } else if (!isOfThisModel(name)) {
    warn(
      'Os dados guardados são de outra versão do modelo de dados. Se algo não abrir, recomece do zero com "npm start -- --reset".',
    );
  }
  atEnd(rebuildOnChange());
  step('Subindo a aplicação…');
  await Promise.all([startApp(appPort), warmUp(name)]);
  return suite;
}

/** Vite's development server, in this process: one process less to end. */
async function startApp(port) {
  Object.assign(process.env, appEnv(name));
  const { createServer } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const server = await createServer({ root, server: { host, port, strictPort: true }, clearScreen: false });
  // Vite ends the process at SIGTERM, before the emulators have saved their data.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  await server.listen();
  atEnd(() => server.close());
}

function line(label, value) {
  console.log(`  ${label.padEnd(12)}${value}`);
}

function printWelcome() {
  const addresses = addressesOf(name);
  step(bold('Pronto.'));
  console.log();
  line('Aplicação', bold(addresses.app));
  line('E-mails', addresses.mailbox);
  const access = readAccess(name);
  if (access.length > 0) console.log(`\n  ${bold('Para entrar')}`);
  if (access.length > 0) line('Senha', `${access[0].senha} ${dim('(a mesma para todos)')}`);
  for (const { papel, email, empresa } of access) {
    console.log(`  ${papel.padEnd(22)} ${email.padEnd(38)} ${dim(empresa)}`);
  }
  const links = readLinks(name);
  if (links.length > 0) console.log(`\n  ${bold('Para responder sem conta')}`);
  for (const { oQue, caminho } of links) console.log(`  ${oQue}\n    ${dim(addresses.app + caminho)}`);
  console.log(`\n  ${dim('Ctrl+C encerra e guarda os dados; "npm start -- --reset" recomeça do zero.')}\n`);
}
