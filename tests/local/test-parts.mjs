// The parts of the suite. Each runs a tool, shows what it says and returns its counts.
import { asGrep, MAIN } from './changed.mjs';
import { testsReaching } from './imports.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { appEnv, clientEnv } from './env.mjs';
import { inEnvironment, inRoot } from './paths.mjs';
import { deployedNode, nodeOf } from './node.mjs';
import { runProgram } from './processes.mjs';
import { resetData } from './reset.mjs';
import { libreOffice, WITHOUT_LIBREOFFICE } from './libreoffice.mjs';
import { seed } from './seed.mjs';
import { Sentence } from './say.mjs';
import { countLimits, countPlaywright, countVitest, judge } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/**
 * @typedef {{names: string[], args: Record<string, string[]>, looks: boolean}} Chosen parts to run, arguments for the
 *   tools of some, and whether stories look at screens with axe
 * @typedef {Chosen & {chromium: string | null, quiet: boolean}} Given the browser; `quiet`: another part runs at the
 *   same time, so what the tool says is shown when it has ended
 */
/**
 * @typedef {{
 *   title: string,
 *   emulators: boolean,
 *   deployed?: boolean,
 *   browser: boolean,
 *   run: (given: Given) => Promise<Counts>,
 * }} Part `deployed`: with the Functions emulator
 */

const benchScript = inRoot('tests/local/bench.mjs');
const filesTest = 'tests/rules/storage.test.ts';
const bin = (name) => inRoot('node_modules/.bin', name);

/** @type {Record<string, Part>} */
export const parts = {
  format: check('formatação', 'oxfmt', ['--check', '.']),
  // What has not changed since the last run is not looked at again.
  types: check('tipos', 'tsc', [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    '.local/tipos.tsbuildinfo',
  ]),
  lint: check('lint', 'oxlint', ['--type-aware', '--max-warnings', '0'], 'lint'),
  unit: vitest('unit', 'unidade e componentes', false, unitFiles),
  functions: vitest('functions', 'functions', true, ({ args }) => args.functions ?? [], {
    node: deployedNode(),
  }),
  rules: vitest('rules', 'regras de segurança', true, ({ names, args }) => [
    ...(names.includes('files') ? [] : ['--project=files']),
    ...(args.rules ?? []),
  ]),
  files: vitest('files', 'regras dos arquivos', true, () => []),
  e2e: { title: 'histórias no navegador', emulators: true, deployed: true, browser: true, run: endToEnd },
  limits: { title: 'limites medidos', emulators: true, deployed: true, browser: true, run: limits },
  /** What the functions' own tests leave out: that Google's emulator finds and runs each of them. */
  emulador: { ...vitest('emulador', 'functions implantadas', true, () => []), deployed: true },
  office: office(),
};

/**
 * The order they run in. Steps follow one another, their lanes run side by side, and a lane runs its parts in order.
 * The rules' test of files and one of the functions' each replace the emulator's rules of files, and the first silences
 * the deployed triggers. So it comes after the others of its lane. It is part of the rules where no functions' tests run.
 */
const order = [
  [['format'], ['types'], ['lint'], ['office']],
  [
    ['unit', 'rules'],
    ['functions', 'emulador', 'files'],
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

/** The word for everything: `npm test -- tudo`. */
const EVERYTHING = 'tudo';

/** @returns {Chosen} all parts, with all stories */
export const everything = () => ({ names: Object.keys(parts), args: {}, looks: true });

/** Left to `npm test -- tudo`: measured limits, that every function is deployed, and what LibreOffice writes. */
export const LATER = ['limits', 'emulador', 'office'];

/** @returns {Chosen} what `npm test` runs: without those, and of the stories the main ones without looks */
const usual = () => ({
  names: Object.keys(parts).filter((name) => !LATER.includes(name)),
  args: { e2e: ['--grep', MAIN] },
  looks: false,
});

/**
 * @param {string[]} words names of parts, 'e2e:1/2' for half of one; after a single name, arguments for its tool
 * @returns {Chosen} the usual parts when none is named
 */
export function readArguments(words) {
  if (words.length === 1 && words[0] === EVERYTHING) return everything();
  const named = words.map((word) => /^(\w+)(?::(\d+\/\d+))?$/.exec(word));
  const isPart = named.map((match) => match !== null && match[1] in parts);
  const extra = words.filter((_word, i) => !isPart[i]);
  const chosen = named.filter((_match, i) => isPart[i]);
  if (extra.length > 0 && (chosen.length !== 1 || extra.includes(EVERYTHING))) {
    throw new Sentence(
      `Não conheço "${extra.join(' ')}". As partes são: ${Object.keys(parts).join(', ')}; "${EVERYTHING}", sozinho, são todas.`,
    );
  }
  if (chosen.length === 0) return usual();
  const args = Object.fromEntries(
    chosen.map(([, name, shard]) => [name, [...(shard ? [`--shard=${shard}`] : []), ...extra]]),
  );
  const names = Object.keys(args);
  // Beside the functions' tests, that of the files' rules has a turn of its own.
  if (names.includes('functions') && names.includes('rules')) names.push('files');
  return { names, args, looks: true };
}

/**
 * @param {import('./changed.mjs').Choice} choice
 * @param {string[]} paths of what changed
 * @returns {Chosen} the checks and the unit tests always, of the rest what was chosen
 */
export function argumentsFor({ rules, functions, e2e, code, looks }, paths) {
  const others = rules.filter((file) => file !== filesTest);
  const args = {
    unit: [CHANGED, ...paths],
    ...(others.length > 0 ? { rules: others } : {}),
    ...(others.length < rules.length ? { files: [] } : {}),
    ...(functions.length > 0 ? { functions } : {}),
    ...(e2e.length > 0 ? { e2e: ['--grep', asGrep(e2e)] } : {}),
  };
  const checks = ['format', 'types', ...(code.length > 0 ? ['lint'] : [])];
  return { names: [...checks, ...Object.keys(args)], args: { ...args, lint: code }, looks };
}

/** The build the browser stories and the limits use. */
export const buildFolder = 'dist-local';

function check(title, command, args, name = '') {
  const run = async ({ args: given }) => {
    const all = [...args, ...(given[name] ?? [])];
    const { code, output } = await runProgram(bin(command), all, { quiet: true });
    if (code !== 0) console.log(output);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };
  return { title, emulators: false, browser: false, run };
}

/** Imports read what LibreOffice itself writes. */
function office() {
  const part = vitest('escritorio', 'arquivos do LibreOffice', false, () => []);
  const run = async (given) => {
    const path = await libreOffice();
    if (!path) return { passed: 0, failed: 0, problem: WITHOUT_LIBREOFFICE };
    process.env.SOFFICE_PATH = path;
    return part.run(given);
  };
  return { ...part, run };
}

/**
 * @param {string} project
 * @param {string} title
 * @param {boolean} emulators
 * @param {(given: Given) => string[] | Promise<string[]>} own arguments of this part
 * @param {{name?: string, node?: number}} [options] name of its report; the Node it runs on, where it is not this one
 */
function vitest(project, title, emulators, own, { name = project, node } = {}) {
  const run = async (given) => {
    const { quiet } = given;
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
    const program = node ? await nodeOf(node) : process.execPath;
    const all = [inRoot('node_modules/vitest/vitest.mjs'), ...args, ...(await own(given))];
    const { code, output } = await runProgram(program, all, { env, quiet, keepErrors: true });
    if (quiet) console.log(output);
    return judge(readReport(report, countVitest), code, output);
  };
  return { title, emulators, browser: false, run };
}

/**
 * The files a change touches: those whose imports reach what changed, and those that read the project's files. Those
 * that know a day run in two other zones besides.
 */
function unitFiles({ args: { unit = [] } }) {
  const [changed, ...paths] = unit;
  return ['--project=manaus', '--project=lisboa', ...(changed === CHANGED ? testsReaching(paths) : unit)];
}
const CHANGED = '--changed';

async function endToEnd({ args: given, chromium, looks }) {
  await resetData('test');
  await seed('test');
  const report = reportFile('e2e');
  const args = [
    'test',
    '--config',
    inRoot('tests/e2e/playwright.config.ts'),
    '--reporter=list,json',
    ...(given.e2e ?? []),
  ];
  const env = {
    ...clientEnv('test'),
    CHROMIUM_PATH: chromium ?? '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    SEM_OLHARES: looks ? '' : '1',
  };
  const { code } = await runProgram(bin('playwright'), args, { env });
  return judge(readReport(report, countPlaywright), code);
}

async function limits({ chromium }) {
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
export async function buildApp({
  folder = buildFolder,
  mode = 'emuladores',
  env = appEnv('test'),
  manifest = false,
} = {}) {
  const args = ['build', '--mode', mode, '--outDir', folder, '--logLevel', 'warn'];
  if (manifest) args.push('--manifest');
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
