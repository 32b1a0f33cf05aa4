// `npm run mutar -- regras`: leaves out every operand, name of a list, compared pair and term of the security rules,
// one at a time. It names those whose absence no test notices, but for the accepted ones (mutar/accepted.mjs). It runs
// by hand or by night. What was noticed is remembered (.local/mutar), so a run that ended early goes on where it was;
// `--do-zero` forgets it. Words after that choose test files, as for vitest.
// `npm run mutar -- sorteio 48`: faults drawn by chance over the whole product (mutar/sorteio.mjs).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { origin } from '../../build/regras.mjs';
import { accepted, verdict } from './mutar/accepted.mjs';
import { keysOf } from './mutar/keys.mjs';
import { mutantsOf } from './mutar/mutants.mjs';
import { tryRules } from './mutar/rules-run.mjs';
import { sorteio } from './mutar/sorteio.mjs';
import { cacheFolder, inRoot } from './paths.mjs';
import { stopEverything, stopOnSignals } from './processes.mjs';
import { bold, run, Sentence, step } from './say.mjs';

const memory = `${cacheFolder}/mutar/regras.json`;

const main = ([what, ...words]) => {
  if (what === 'regras') return regras(words);
  if (what === 'sorteio') return sorteio(words);
  throw new Sentence('O que mutar? npm run mutar -- regras, ou npm run mutar -- sorteio 48');
};

async function regras(words) {
  const source = readFileSync(inRoot('firestore.rules'), 'utf8');
  const mutants = mutantsOf(source);
  const keys = keysOf(source, mutants);
  mkdirSync(`${cacheFolder}/mutar`, { recursive: true });
  const files = words.filter((word) => word !== '--do-zero');
  const fresh = words.includes('--do-zero') || !existsSync(memory);
  const noticed = new Set(fresh ? [] : JSON.parse(readFileSync(memory, 'utf8')));
  const left = new Set(mutants.map(({ id }) => id).filter((id) => !noticed.has(keys[id])));
  step(`${mutants.length} mutantes; faltam ${left.size}.`);
  await tryRules({
    left,
    files,
    onNoticed: (ids) => {
      for (const id of ids) noticed.add(keys[id]);
      writeFileSync(memory, JSON.stringify([...noticed], null, 1));
    },
  });
  report(source, mutants, keys, left);
}

function report(source, mutants, keys, left) {
  const alive = new Set([...left].map((id) => keys[id]));
  const { survivors, notNeeded } = verdict(keys, (key) => !alive.has(key));
  for (const key of survivors) {
    const { line, operator, text } = mutants[keys.indexOf(key)];
    console.log(`${origin(source, line)}: ${operator} sem "${text.slice(0, 100)}"`);
  }
  for (const key of notNeeded)
    console.log(`Um teste percebe: tire de tests/local/mutar/accepted.mjs "${key}"`);
  const noticed = mutants.length - left.size;
  console.log(
    bold(
      `\n${noticed} percebidos, ${accepted.size - notNeeded.length} aceitos, ${survivors.length} sobrevivem.`,
    ),
  );
  if (survivors.length + notNeeded.length > 0) process.exitCode = 1;
}

stopOnSignals();
await run(() => main(process.argv.slice(2)));
await stopEverything();
process.exit();
