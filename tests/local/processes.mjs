// Starting and ending other programs so that none stays behind.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { host } from './firebase-config.mjs';
import { root } from './paths.mjs';
import { portLabels } from './ports.mjs';
import { countFor } from './processor.mjs';
import { Sentence, step } from './say.mjs';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends processes by their ids: politely, and after the patience without asking.
 * @param {number[]} pids
 * @param {number} patience milliseconds
 */
export async function end(pids, patience = 3000) {
  signal(pids, 'SIGTERM');
  const deadline = Date.now() + patience;
  while (pids.some(isAlive) && Date.now() < deadline) await wait(50);
  signal(pids, 'SIGKILL');
}

function signal(pids, name) {
  for (const pid of pids.filter(isAlive)) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself between the two lines.
    }
  }
}

/** What the programs run for; their processor seconds count for it. */
export const onBehalfOf = new AsyncLocalStorage();

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, cwd?: string, log?: string, quiet?: boolean, keepErrors?: boolean}} [options]
 *   `log`: file that takes its output; `quiet`: collect the output instead of showing it; `keepErrors`: collect what it
 *   complains of (stderr) and show it too
 * @returns {Promise<{code: number, output: string}>}
 */
export function runProgram(command, args, { env, cwd = root, log, quiet = false, keepErrors = false } = {}) {
  const file = log ? openSync(log, 'w') : null;
  const stdio = file
    ? ['ignore', file, file]
    : quiet
      ? ['ignore', 'pipe', 'pipe']
      : ['ignore', 'inherit', keepErrors ? 'pipe' : 'inherit'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    running.add(child);
    countFor(child.pid, onBehalfOf.getStore());
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => {
      output += data;
      if (!quiet) process.stderr.write(data);
    });
    child.once('error', reject);
    child.once('close', (code, endSignal) => {
      running.delete(child);
      if (file) closeSync(file);
      resolve({ code: code ?? (endSignal ? 1 : 0), output });
    });
  });
}

const running = new Set();

const toStop = [];

/**
 * Remembers what has to be stopped at the end; the last one started stops first.
 * @param {() => Promise<void>} stop
 */
export function atEnd(stop) {
  toStop.push(stop);
}

let stopping;

/** Was the script asked to end? */
export const isStopping = () => stopping !== undefined;

/** Stops everything, once, however often it is asked to. */
export const stopEverything = () => (stopping ??= stopAll());

async function stopAll() {
  await end([...running].map((child) => child.pid ?? 0).filter(Boolean));
  for (const stop of toStop.toReversed()) await stop();
}

let again = () => {};
/** A second Ctrl+C: the person does not want to wait for what takes long. */
export const askedAgain = new Promise((resolve) => (again = resolve));

/** Leaves nothing behind, however the script is asked to end: Ctrl+C, kill, or a closed terminal. */
export function stopOnSignals() {
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(name, () => {
      if (!isStopping()) step('Encerrando…');
      else if (name === 'SIGINT') again();
      void stopEverything().finally(() => process.exit(code));
    });
  }
}

/**
 * Throws a Sentence that names the taken ports.
 * @param {Record<string, number>} ports
 */
export async function requireFreePorts(ports) {
  const free = await Promise.all(Object.values(ports).map(isFree));
  const taken = Object.entries(ports).filter((_entry, index) => !free[index]);
  if (taken.length === 0) return;
  const shown = taken.slice(0, 3).map(([name, port]) => `${port} (${portLabels[name]})`);
  if (taken.length > shown.length) shown.push(`e mais ${taken.length - shown.length}`);
  const which =
    taken.length === 1 ? `A porta ${shown[0]} já está em uso.` : `Portas já em uso: ${shown.join(', ')}.`;
  throw new Sentence(
    `${which} Se este projeto já estiver rodando em outro terminal, encerre-o com Ctrl+C; senão, veja quem usa a porta com "ss -ltnp | grep ${taken[0][1]}". Para usar outras portas: LOCAL_PORT_OFFSET=10 npm start (ou npm test).`,
  );
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
