// Loads the demo data (tests/local/seed/index.ts) into running emulators.
// `npm run seed` fills those of `npm start`; `npm run seed -- test` those of the tests.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importBundled } from './bundle.mjs';
import { addressesOf, clientEnv } from './env.mjs';
import { inEnvironment, inRoot } from './paths.mjs';
import { projectId } from './ports.mjs';
import { runProgram } from './processes.mjs';
import { run, Sentence, step } from './say.mjs';

/** @typedef {import('./seed/index.ts').Login} Login */

const accessFile = (name) => inEnvironment(name, 'acessos.json');
const linksFile = (name) => inEnvironment(name, 'links.json');

/**
 * Who can enter, as the last seed said.
 * @param {'start' | 'test'} name
 * @returns {Login[]}
 */
export function readAccess(name) {
  return existsSync(accessFile(name)) ? JSON.parse(readFileSync(accessFile(name), 'utf8')) : [];
}

/**
 * Paths that open without an account, as the last seed said.
 * @param {'start' | 'test'} name
 * @returns {{oQue: string, caminho: string}[]}
 */
export function readLinks(name) {
  return existsSync(linksFile(name)) ? JSON.parse(readFileSync(linksFile(name), 'utf8')) : [];
}

/**
 * Version of the data model the demo data was written for: its generated description changes whenever a schema does.
 */
const modelFile = (name) => inEnvironment(name, 'modelo.sha256');
const modelNow = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('docs', 'data-model.md')))
    .digest('hex');

/**
 * Was the data seeded with the schemas as they are?
 * @param {'start' | 'test'} name
 */
export const isOfThisModel = (name) =>
  existsSync(modelFile(name)) && readFileSync(modelFile(name), 'utf8') === modelNow();

/**
 * Is there any document?
 * @param {'start' | 'test'} name
 */
export async function isEmpty(name) {
  const url = `${addressesOf(name).firestore}/v1/projects/${projectId}/databases/(default)/documents:listCollectionIds`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: '{}',
  });
  if (!response.ok) throw new Sentence(`O emulador do Firestore respondeu ${response.status} em ${url}.`);
  const { collectionIds = [] } = await response.json();
  return collectionIds.length === 0;
}

/**
 * Seeds in a program of its own: the Admin SDK's connections end with it.
 * @param {'start' | 'test'} name
 */
export async function seed(name) {
  const { code } = await runProgram(process.execPath, [fileURLToPath(import.meta.url), name], {
    env: clientEnv(name),
  });
  if (code !== 0) throw new Sentence('Não consegui carregar os dados de demonstração (o motivo está acima).');
}

async function main(name) {
  if (name !== 'start' && name !== 'test')
    throw new Sentence(`"${name}" não é um ambiente: use start ou test.`);
  Object.assign(process.env, clientEnv(name));
  const reachable = await fetch(addressesOf(name).firestore).catch(() => null);
  if (!reachable)
    throw new Sentence('Os emuladores não estão no ar: rode "npm start" primeiro, em outro terminal.');
  const { semear, LINKS_DA_DEMONSTRACAO } = await importBundled('tests/local/seed/index.ts', `seed-${name}`);
  const access = await semear();
  mkdirSync(dirname(accessFile(name)), { recursive: true });
  writeFileSync(accessFile(name), JSON.stringify(access, null, 2));
  writeFileSync(linksFile(name), JSON.stringify(LINKS_DA_DEMONSTRACAO, null, 2));
  writeFileSync(modelFile(name), modelNow());
  step('Dados de demonstração carregados.');
  // The Admin SDK keeps connections open; nothing is waited for any more.
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(() => main(process.argv[2] ?? 'start'));
