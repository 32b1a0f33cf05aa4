// `npm run bench`: measures the scorecard and says what is over its limit (docs/performance.md).
// `-- --only bytes` one part; `-- --limits` only what is exact, as `npm test` checks it; `-- --json` for programs.
import { readArguments } from './bench/arguments.mjs';
import { openStage } from './bench/stage.mjs';
import { closing, table } from './bench/table.mjs';
import { stopEverything, stopOnSignals } from './processes.mjs';
import { run, step } from './say.mjs';

const parts = {
  bytes: { title: 'o que cada primeira visita baixa', load: () => import('./bench/bytes.mjs') },
  reads: { title: 'as leituras que cada tela custa', load: () => import('./bench/reads.mjs') },
  // After the reads, because more ideas would change their rows.
  export: { title: 'a planilha do relatório', load: () => import('./bench/export.mjs') },
  functions: { title: 'o que uma função custa para começar', load: () => import('./bench/functions.mjs') },
};

/** For programs `ok` says it all. */
const withoutDirection = ({ atLeast: _atLeast, ...row }) => row;

stopOnSignals();

await run(async () => {
  const { only, limits, json } = readArguments(process.argv.slice(2), Object.keys(parts));
  const say = json ? () => {} : step;
  say('Preparando a aplicação e os emuladores…');
  const stage = await openStage();
  const rows = [];
  for (const [name, { title, load }] of Object.entries(parts)) {
    if (only && only !== name) continue;
    say(`Medindo ${title}…`);
    const { measure } = await load();
    rows.push(...(await measure(stage, { limits })));
  }
  rows.sort((a, b) => a.row - b.row);
  console.log(json ? JSON.stringify(rows.map(withoutDirection), null, 2) : table(rows));
  if (!json) console.log(`\n${closing(rows)}`);
  if (limits && rows.some(({ ok }) => !ok)) process.exitCode = 1;
});
await stopEverything();
process.exit();
