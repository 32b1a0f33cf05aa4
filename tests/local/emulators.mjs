// `node tests/local/emulators.mjs`: keeps the emulators of `npm test` up, so that
// `npx vitest --project rules` (or functions) can be run against them again and again. `--functions` starts the
// Functions emulator too, which these do not need.
import { ensure } from './ensure.mjs';
import { clientEnv } from './env.mjs';
import { portsOf } from './ports.mjs';
import { requireFreePorts, stopEverything, stopOnSignals } from './processes.mjs';
import { bold, run, step } from './say.mjs';

const functions = process.argv.includes('--functions');

stopOnSignals();

await run(async () => {
  await ensure({ browser: false });
  const { app: _unused, ...ports } = portsOf('test');
  await requireFreePorts(ports);
  const { startServices } = await import('./services.mjs');
  const suite = await startServices({
    name: 'test',
    functions,
    publicFolder: functions ? 'dist-local' : undefined,
    showLogs: true,
  });
  step(`${bold('Emuladores de teste no ar.')} Em outro terminal:`);
  for (const [key, value] of Object.entries(clientEnv('test'))) console.log(`export ${key}='${value}'`);
  console.log('npx vitest --project rules');
  await suite.ended;
});
await stopEverything();
process.exit();
