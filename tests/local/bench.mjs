// `npm run bench`: measures the scorecard and says what is over its limit (docs/performance.md).
// `-- --only bytes` one part; `-- --limits` only what is exact, as `npm test -- tudo` checks it; `-- --json` for programs.
import { readArguments } from './bench/arguments.mjs';
import { openStage } from './bench/stage.mjs';
import { closing, table } from './bench/table.mjs';
import { stopEverything, stopOnSignals } from './processes.mjs';
import { run, step } from './say.mjs';

/** `exact`: has rows that `npm test -- tudo` checks; `asked`: runs only when named. In the order they run: few ideas first. */
const parts = {
  bytes: { title: 'o que cada primeira visita baixa', exact: true, load: () => import('./bench/bytes.mjs') },
  times: { title: 'quanto demora até poder usar', load: () => import('./bench/times.mjs') },
  lighthouse: { title: 'as notas do Lighthouse', load: () => import('./bench/lighthouse.mjs') },
  reads: { title: 'as leituras que cada tela custa', exact: true, load: () => import('./bench/reads.mjs') },
  'reads-100000': {
    title: 'as leituras com cem mil ideias',
    asked: true,
    load: () => import('./bench/reads-100000.mjs'),
  },
  rows: { title: 'uma lista de 250 linhas', load: () => import('./bench/rows.mjs') },
  shifts: { title: 'o quanto as telas pulam', load: () => import('./bench/shifts.mjs') },
  // After the reads, because more ideas would change their rows.
  export: { title: 'a planilha do relatório', exact: true, load: () => import('./bench/export.mjs') },
  steps: {
    title: 'quanto demora cada resposta',
    asked: true,
    load: () => import('./bench/steps.mjs'),
  },
  autosave: {
    title: 'as respostas que sobrevivem',
    asked: true,
    load: () => import('./bench/autosave.mjs'),
  },
  votes: {
    title: 'os votos que se perdem ou se dobram',
    asked: true,
    load: () => import('./bench/votes.mjs'),
  },
  award: {
    title: 'o relatório de um prêmio com cinco mil empresas',
    asked: true,
    load: () => import('./bench/award.mjs'),
  },
  means: {
    title: 'as médias de mil folhas finalizadas em um minuto',
    asked: true,
    load: () => import('./bench/means.mjs'),
  },
  pdf: { title: 'o relatório em PDF', load: () => import('./bench/pdf.mjs') },
  gets: { title: 'o que as regras leem', load: () => import('./bench/gets.mjs') },
  rules: { title: 'o tempo dos testes das regras', load: () => import('./bench/rules.mjs') },
  functions: {
    title: 'o que uma função custa para começar',
    load: () => import('./bench/functions.mjs'),
  },
};

/** @param {[string, {exact?: boolean, asked?: boolean}]} part */
const isWanted = ([name, { exact, asked }], { only, limits }) =>
  only ? only === name : !asked && (exact || !limits);

/** For programs `ok` says it all. */
const withoutDirection = ({ atLeast: _atLeast, ...row }) => row;

stopOnSignals();

await run(async () => {
  const { only, limits, json } = readArguments(process.argv.slice(2), Object.keys(parts));
  const say = json ? () => {} : step;
  say('Preparando a aplicação e os emuladores…');
  const stage = await openStage();
  const rows = [];
  const measureOne = async ([, { title, load }]) => {
    say(`Medindo ${title}…`);
    const { measure } = await load();
    rows.push(...(await measure(stage, { limits })));
  };
  const wanted = Object.entries(parts).filter((part) => isWanted(part, { only, limits }));
  // One after the other. A visit that others slow down is still there when what belongs to later is asked for.
  for (const part of wanted) await measureOne(part);
  rows.sort((a, b) => a.row - b.row);
  console.log(json ? JSON.stringify(rows.map(withoutDirection), null, 2) : table(rows));
  if (!json) console.log(`\n${closing(rows)}`);
  if (limits && rows.some(({ ok }) => !ok)) process.exitCode = 1;
});
await stopEverything();
process.exit();
