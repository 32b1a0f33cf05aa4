// Scorecard row 16: what a function costs to start. Each run is a node of its own that loads the built entry with what
// one service needs. Time is the processor's: loading is nothing else, and other programs then do not count. Memory is
// what that adds to an empty node. `node tests/local/bench/functions.mjs` prints the rows as JSON.
import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { clientEnv } from '../env.mjs';
import { inRoot } from '../paths.mjs';

const run = promisify(execFile);
const runs = 7;
const targets = { ms: 150, megabytes: 60 };
const services = [
  'visitantes',
  'acesso',
  'pessoas',
  'gestao',
  'diagnostico',
  'relatorios',
  'onRegistroWritten',
];

const entry = pathToFileURL(inRoot('functions/lib/index.js')).href;
/** What is none of its own makes a service, or a trigger, load and do nothing else. */
const script = (service) => `const before = process.memoryUsage().rss;
const begin = process.cpuUsage();
const { ${service}: service } = await import(${JSON.stringify(entry)});
const nothing = { rawRequest: { path: '/' }, document: 'licenciadas/l/empresas/e/nada/n' };
await Promise.resolve(service.run(nothing)).catch(({ code }) => code === 'not-found' || process.exit(1));
const { user, system } = process.cpuUsage(begin);
console.log(JSON.stringify({ ms: (user + system) / 1000, megabytes: (process.memoryUsage().rss - before) / 1e6 }));`;

async function load(service) {
  // The entry names the bucket that its triggers follow.
  const env = { ...process.env, ...clientEnv('test') };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script(service)], { env });
  return JSON.parse(stdout);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * @param {{pace: () => Promise<number>}} [stage]
 * @param {{limits?: boolean}} [options]
 * @returns {Promise<{row: number, measure: string, value: number, target: number, unit: string, ok: boolean}[]>}
 */
export async function measure(stage, { limits } = {}) {
  // Times depend on the machine: they are reported, and only exact counts are limits.
  if (limits) return [];
  await import(pathToFileURL(inRoot('functions/build.mjs')).href);
  const rows = [];
  for (const service of services) {
    const results = [];
    // The first run also fills the disk cache and is thrown away. They run one at a time, or they would measure each
    // other.
    for (let i = 0; i <= runs; i++) results.push(await load(service));
    const measured = (key) => median(results.slice(1).map((result) => result[key]));
    const slowness = (await stage?.pace()) ?? 1;
    const line = (measure, key, unit) => {
      const value = Math.round(measured(key) / (unit === 'ms' ? slowness : 1));
      return { row: 16, measure, value, target: targets[key], unit, ok: value <= targets[key] };
    };
    rows.push(
      line(`Carregar ${service} (processador)`, 'ms', 'ms'),
      line(`Memória de ${service}`, 'megabytes', 'MB'),
    );
  }
  return rows;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await measure(), null, 2));
