// `npm run mutar -- sorteio 48`: draws faults over rules, domain, functions and the areas' screens, puts in one at a
// time and says which tests notice it: those of `npm test`, only those of `npm test -- tudo`, or none. It prints the
// seed; `--semente 7` draws the same again. `--camada dominio` draws in one layer only, `--sem-historias` asks no
// browser. It works in a copy of the project (.local/mutar/copia), so the checkout stays as it is, and remembers what
// it found out under the seed: a run that was ended goes on where it was.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { origin } from '../../../build/regras.mjs';
import { allTests, asGrep, choose, MAIN } from '../changed.mjs';
import { cacheFolder, inRoot, root } from '../paths.mjs';
import { atEnd, runProgram } from '../processes.mjs';
import { bold, Sentence, step } from '../say.mjs';
import { draw } from './draw.mjs';
import { faultsOf, withFault } from './faults.mjs';
import { mutantsOf } from './mutants.mjs';
import { tryRules } from './rules-run.mjs';

const folder = join(cacheFolder, 'mutar');
const copy = join(folder, 'copia');

/** Where faults are drawn, in turn. */
const LAYERS = { regras: null, dominio: 'src/domain', functions: 'functions/src', areas: 'src/areas' };

/** @typedef {'tipos' | 'lint' | 'unidade' | 'regras' | 'functions' | 'histórias principais' | 'tudo' | 'ninguém'} By */
/** @typedef {import('./faults.mjs').Fault & {rule?: number}} Drawn `rule`: number of the mutant of the rules */

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** @param {string[]} words */
export async function sorteio(words) {
  const { count, seed, layers, stories } = readWords(words);
  const commit = git('stash', 'create') || git('rev-parse', 'HEAD');
  step(
    `${count} falhas, semente ${seed} (para repetir: npm run mutar -- sorteio ${count} --semente ${seed})`,
  );
  const faults = drawFaults(count, seed, layers);
  const memory = join(folder, `sorteio-${seed}.json`);
  /** @type {Record<string, By>} */
  const found = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
  const remember = (fault, by) => {
    found[keyOf(fault)] = by;
    mkdirSync(folder, { recursive: true });
    writeFileSync(memory, JSON.stringify(found, null, 1));
    step(`${by.padEnd(20)} ${said(fault)}`);
  };
  const open = () => faults.filter((fault) => !(keyOf(fault) in found));

  await askRules(open(), remember);
  if (open().length > 0) {
    makeCopy(commit);
    try {
      // The quick ones first, for all: they notice most.
      for (const fault of open()) {
        const by = await inCopy(fault, [types, lint, unit]);
        if (by) remember(fault, by);
      }
      for (const fault of open())
        remember(
          fault,
          (await inCopy(fault, [rules, functions, ...(stories ? [mainStories, allStories] : [])])) ??
            'ninguém',
        );
    } finally {
      removeCopy();
    }
  }
  report(faults, found, stories);
}

function readWords(words) {
  const after = (name) => {
    const at = words.indexOf(name);
    return at < 0 ? undefined : (words[at + 1] ?? '');
  };
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 48);
  const seed = Number(after('--semente') ?? Date.now() % 1_000_000);
  const layer = after('--camada');
  if (!Number.isInteger(seed)) throw new Sentence('--semente pede um número.');
  if (layer !== undefined && !(layer in LAYERS))
    throw new Sentence(`Não conheço a camada "${layer}". São: ${Object.keys(LAYERS).join(', ')}.`);
  return {
    count,
    seed,
    layers: layer ? [layer] : Object.keys(LAYERS),
    stories: !words.includes('--sem-historias'),
  };
}

/** Sources of a layer that could hold a fault: no tests, no examples. */
const sources = (under) =>
  git('ls-files', under)
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|exemplo|d)\.tsx?$/.test(file));

/** @returns {Drawn[]} a layer after the other; in a layer a kind of fault, then a file that has it, then one of its. */
function drawFaults(count, seed, layers) {
  const random = draw(seed);
  const drawn = new Map();
  const ofLayer = Object.fromEntries(
    layers.filter((layer) => LAYERS[layer]).map((layer) => [layer, sources(LAYERS[layer])]),
  );
  for (let i = 0; drawn.size < count; i++) {
    const layer = layers[i % layers.length];
    const fault = LAYERS[layer] ? faultOf(ofLayer[layer], random) : ruleFault(random);
    drawn.set(keyOf(fault), fault);
  }
  return [...drawn.values()];
}

function faultOf(files, random) {
  for (;;) {
    const file = random.of(files);
    const all = faultsOf(file, readFileSync(inRoot(file), 'utf8'));
    if (all.length === 0) continue;
    const kind = random.of([...new Set(all.map((fault) => fault.kind))]);
    return random.of(all.filter((fault) => fault.kind === kind));
  }
}

function ruleFault(random) {
  const source = readFileSync(inRoot('firestore.rules'), 'utf8');
  const mutants = mutantsOf(source);
  const operator = random.of([...new Set(mutants.map((mutant) => mutant.operator))]);
  const mutant = random.of(mutants.filter((one) => one.operator === operator));
  const [file = '', line = '0'] = origin(source, mutant.line).split(':');
  return { ...mutant, file, line: Number(line), replacement: '', kind: `${operator} sem`, rule: mutant.id };
}

const keyOf = ({ file, line, start, kind, replacement }) =>
  [file, line, start, kind, replacement].join(' | ');

function said(fault) {
  const { file, line, kind, replacement, start, end } = fault;
  const source = readFileSync(inRoot(fault.rule === undefined ? file : 'firestore.rules'), 'utf8');
  const was = source.slice(start, end).replace(/\s+/g, ' ').slice(0, 80);
  const is = replacement.replace(/\s+/g, ' ').slice(0, 80);
  return `${file}:${line}: ${kind}: ${was}${fault.rule === undefined ? ` → ${is || 'nada'}` : ''}`;
}

/** All faults of the rules at once: they stand behind switches, and nothing is changed for them. */
async function askRules(faults, remember) {
  const asked = faults.filter(({ rule }) => rule !== undefined);
  if (asked.length === 0) return;
  const left = new Set(asked.map(({ rule }) => rule));
  await tryRules({ left, onNoticed: () => {} });
  for (const fault of asked) remember(fault, left.has(fault.rule) ? 'ninguém' : 'regras');
}

function makeCopy(commit) {
  removeCopy();
  atEnd(async () => removeCopy());
  git('worktree', 'add', '--detach', copy, commit);
  for (const place of ['', 'functions', 'tests/local/cli'])
    symlinkSync(inRoot(place, 'node_modules'), join(copy, place, 'node_modules'), 'dir');
}

function removeCopy() {
  if (existsSync(copy)) rmSync(copy, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Puts the fault into the copy and asks one after the other; what first fails has noticed it. */
async function inCopy(fault, askers) {
  const file = join(copy, fault.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, withFault(source, fault));
  try {
    for (const ask of askers) {
      const by = await ask(fault);
      if (!by) continue;
      const who = whoFailed();
      if (who) step(who);
      return by;
    }
    return undefined;
  } finally {
    writeFileSync(file, source);
  }
}

/** Ports between those that checkouts have. */
const port = String(Number(process.env.LOCAL_PORT_OFFSET ?? 0) + 5);
/** What the last program said. */
const log = join(folder, 'pergunta.log');
/** A part that could not run has noticed nothing. */
const COULD_NOT_RUN = /não subiram|não pôde rodar|veja o erro acima/;

/** @returns {Promise<boolean>} whether the program fails in the copy */
async function fails(command, args) {
  const env = { LOCAL_PORT_OFFSET: port };
  const { code } = await runProgram(command, args, { cwd: copy, log, env });
  if (code !== 0 && COULD_NOT_RUN.test(readFileSync(log, 'utf8')))
    throw new Sentence(`Os testes não puderam rodar na cópia; veja ${log}.`);
  return code !== 0;
}
/** The first test that failed, as the tool names it. */
function whoFailed() {
  const said = stripVTControlCharacters(readFileSync(log, 'utf8'));
  const [, test = ''] = /^ ?(?:FAIL|×|✘) +(.+)$/m.exec(said) ?? [];
  return test.trim().slice(0, 160);
}
const bin = (name) => inRoot('node_modules/.bin', name);
const vitest = (...args) =>
  fails(bin('vitest'), [...args, '--project', 'unit', '--bail', '1', '--passWithNoTests']);
const part = (...args) => fails(process.execPath, ['tests/local/test.mjs', ...args]);

const types = async () => ((await fails(bin('tsc'), ['--noEmit'])) ? 'tipos' : undefined);
const lint = async ({ file }) =>
  (await fails(bin('oxlint'), ['--type-aware', '--max-warnings', '0', file])) ? 'lint' : undefined;

/** The tests beside it, then those whose imports reach it, then those that read the project's files. */
async function unit({ file }) {
  const beside = testsBeside(file);
  const noticed =
    (beside.length > 0 && (await vitest('run', ...beside))) ||
    (await vitest('related', '--run', file)) ||
    (await vitest('run', 'tests/unit/'));
  return noticed ? 'unidade' : undefined;
}

/** Tests of the same folder that are called like the file, or else all of the folder. */
function testsBeside(file) {
  const here = file.slice(0, file.lastIndexOf('/'));
  const tests = readdirSync(inRoot(here)).filter((name) => /\.test\.tsx?$/.test(name));
  const name = basename(file).split('.')[0] ?? '';
  const own = tests.filter((test) => test.startsWith(name));
  return (own.length > 0 ? own : tests).map((test) => `${here}/${test}`);
}

/** What `npm test -- --changed` would choose; of what everything stands on, everything. */
function chosen(file, tests = allTests()) {
  const choice = choose([file], tests);
  if (choice !== 'everything') return choice;
  const files = (folder) =>
    tests.map((test) => test.file).filter((one) => one.startsWith(`tests/${folder}/`));
  return { rules: files('rules'), functions: files('functions'), e2e: tests.flatMap((test) => test.stories) };
}

async function rules({ file }) {
  const files = file.startsWith('src/domain/') ? chosen(file).rules : [];
  return files.length > 0 && (await part('rules', ...files, '--bail=1')) ? 'regras' : undefined;
}

async function functions({ file }) {
  const files = file.startsWith('src/areas/') ? [] : chosen(file).functions;
  return files.length > 0 && (await part('functions', ...files, '--bail=1')) ? 'functions' : undefined;
}

const tell = async (titles) => titles.length > 0 && (await part('e2e', '-x', '--grep', asGrep(titles)));

async function mainStories({ file }) {
  const titles = chosen(file).e2e.filter((title) => title.includes(MAIN));
  return (await tell(titles)) ? 'histórias principais' : undefined;
}

/** The other stories of its areas: told only by `npm test -- tudo`. */
async function allStories({ file }) {
  const others = allTests().map((test) => ({
    ...test,
    stories: test.stories.filter((title) => !title.includes(MAIN)).map((title) => `${title} ${MAIN}`),
  }));
  const titles = chosen(file, others).e2e.map((title) => title.slice(0, -MAIN.length - 1));
  return (await tell(titles)) ? 'tudo' : undefined;
}

function report(faults, found, stories) {
  const by = (fault) => found[keyOf(fault)] ?? 'ninguém';
  const survivors = faults.filter((fault) => by(fault) === 'ninguém');
  const onlyEverything = faults.filter((fault) => by(fault) === 'tudo');
  const counts = new Map();
  for (const fault of faults) counts.set(by(fault), (counts.get(by(fault)) ?? 0) + 1);
  console.log(`\n${[...counts].map(([who, times]) => `${who}: ${times}`).join(', ')}`);
  if (onlyEverything.length > 0) console.log(bold('\nSó npm test -- tudo percebe:'));
  for (const fault of onlyEverything) console.log(said(fault));
  if (survivors.length > 0) console.log(bold('\nSobrevivem:'));
  for (const fault of survivors) console.log(said(fault));
  const noticed = faults.length - survivors.length;
  console.log(
    bold(
      `\n${faults.length} sorteadas: ${noticed - onlyEverything.length} percebidas por npm test, ${onlyEverything.length} só por npm test -- tudo, ${survivors.length} sobrevivem${stories ? '' : ' (sem perguntar às histórias)'}.`,
    ),
  );
}
