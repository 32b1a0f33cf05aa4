// The parts of the suite. Each runs a tool, shows what it says and returns its counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { appEnv, clientEnv } from './env.mjs';
import { inEnvironment, inRoot } from './paths.mjs';
import { runProgram } from './processes.mjs';
import { resetData } from './reset.mjs';
import { seed } from './seed.mjs';
import { countLimits, countPlaywright, countVitest, judge } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/**
 * @typedef {{extra: string[], chromium: string | null, quiet: boolean, names: string[]}} Given arguments for the tool;
 *   the browser; `quiet`: another part runs at the same time, so what the tool says is shown when it has ended; `names`
 *   of all parts that run
 */
/** @typedef {{title: string, emulators: boolean, browser: boolean, run: (given: Given) => Promise<Counts>}} Part */

const benchScript = inRoot('tests/local/bench.mjs');
const filesTest = 'tests/rules/storage.test.ts';
const bin = (name) => inRoot('node_modules/.bin', name);

/** @type {Record<string, Part>} */
export const parts = {
  format: check('formatação', 'oxfmt', ['--check', '.']),
  types: check('tipos', 'tsc', ['--noEmit']),
  lint: check('lint', 'oxlint', ['--type-aware', '--max-warnings', '0']),
  unit: vitest('unit', 'unidade e componentes', false),
  functions: vitest('functions', 'functions', true),
  rules: vitest('rules', 'regras de segurança', true, ({ names }) =>
    names.includes('files') ? [`--exclude=${filesTest}`] : [],
  ),
  files: vitest('rules', 'regras dos arquivos', true, () => [filesTest], 'files'),
  e2e: { title: 'histórias no navegador', emulators: true, browser: true, run: endToEnd },
  limits: { title: 'limites medidos', emulators: true, browser: true, run: limits },
};

/**
 * The order they run in: steps one after the other, each of lanes that run side by side, each of parts in their order.
 * The functions' tests wait most of their time, for triggers and mails. The rules' test of files silences the triggers
 * and belongs after them; it is part of the rules where no functions' tests run.
 */
const order = [
  [['format'], ['types'], ['lint']],
  [
    ['unit', 'rules'],
    ['functions', 'files'],
  ],
  [['e2e']],
  [['limits']],
];

/** @param {string[]} names @returns {Part[][][]} */
export const inOrder = (names) =>
  order
    .map((step) =>
      step
        .map((lane) => lane.filter((name) => names.includes(name)).map((name) => parts[name]))
        .filter((lane) => lane.length > 0),
    )
    .filter((step) => step.length > 0);

/** What `npm test` runs when no part is named. */
export const allParts = () =>
  Object.keys(parts).filter((name) => name !== 'limits' || existsSync(benchScript));

/** The build the browser stories and the limits use. */
export const buildFolder = 'dist-local';

function check(title, command, args) {
  const run = async () => {
    const { code, output } = await runProgram(bin(command), args, { quiet: true });
    if (code !== 0) console.log(output);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };
  return { title, emulators: false, browser: false, run };
}

/**
 * @param {string} project
 * @param {string} title
 * @param {boolean} emulators
 * @param {(given: Given) => string[]} [own] arguments of this part
 * @param {string} [name] of its report
 */
function vitest(project, title, emulators, own = () => [], name = project) {
  const run = async (given) => {
    const { extra, quiet } = given;
    const report = reportFile(name);
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    // These have just been started, with the rules as they are (tests/rules/ambiente.ts).
    const env = emulators ? { ...clientEnv('test'), EMULADORES_NOVOS: '1' } : {};
    const { code, output } = await runProgram(bin('vitest'), [...args, ...own(given), ...extra], {
      env,
      quiet,
    });
    if (quiet) console.log(output);
    return judge(readReport(report, countVitest), code);
  };
  return { title, emulators, browser: false, run };
}

async function endToEnd({ extra, chromium }) {
  await resetData('test');
  await seed('test');
  const report = reportFile('e2e');
  const args = [
    'test',
    '--config',
    inRoot('tests/e2e/playwright.config.ts'),
    '--reporter=list,json',
    ...extra,
  ];
  const env = { ...clientEnv('test'), CHROMIUM_PATH: chromium ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } = await runProgram(bin('playwright'), args, { env });
  return judge(readReport(report, countPlaywright), code);
}

async function limits({ chromium }) {
  if (!existsSync(benchScript)) return { passed: 0, failed: 1, problem: 'tests/local/bench.mjs não existe' };
  // The measurements have a company of their own: what the stories leave is no part of any count.
  const env = { ...clientEnv('test'), CHROMIUM_PATH: chromium ?? '', BUILT_FOR_EMULATORS: buildFolder };
  const { code, output } = await runProgram(process.execPath, [benchScript, '--limits', '--json'], {
    env,
    quiet: true,
  });
  const rows = parseRows(output);
  for (const row of rows?.filter(({ ok }) => !ok) ?? []) console.log(JSON.stringify(row));
  if (!rows) console.log(output);
  return judge(rows && countLimits(rows), code);
}

/** The rows are the last thing the benchmark prints. */
function parseRows(output) {
  const start = output.search(/^\[/m);
  try {
    return start < 0 ? null : JSON.parse(output.slice(start));
  } catch {
    return null;
  }
}

/**
 * @param {object} [options]
 * @param {string} [options.folder]
 * @param {string} [options.mode] any but 'production', which refuses the emulators (build/producao.ts)
 * @param {Record<string, string>} [options.env] what the application is told
 * @returns {Promise<string | null>} what the build said when it failed
 */
export async function buildApp({ folder = buildFolder, mode = 'emuladores', env = appEnv('test') } = {}) {
  const args = ['build', '--mode', mode, '--outDir', folder, '--logLevel', 'warn'];
  const { code, output } = await runProgram(bin('vite'), args, { env, quiet: true });
  return code === 0 ? null : output;
}

function reportFile(part) {
  const folder = inEnvironment('test', 'relatorios');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${part}.json`;
  rmSync(file, { force: true });
  return file;
}

function readReport(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
