// Row 14: how long the whole rules suite took when it last ran (npm run test:rules), from vitest's report. Beside it
// stands what two hundred fixed requests take now. Only reported: it is the machine's speed as much as the rules'.
import { existsSync, readFileSync } from 'node:fs';
import { inEnvironment } from '../paths.mjs';
import { measures, result } from './scorecard.mjs';

/** Fewer cases are a run of some files only. */
const wholeSuite = 1500;

const report = inEnvironment('test', 'relatorios', 'rules.json');

export async function measure() {
  const last = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numTotalTests: 0 };
  if (last.numTotalTests < wholeSuite) {
    console.error('Linha 14: rode antes "npm run test:rules", inteira; o tempo é o do último relatório.');
    return [];
  }
  const end = Math.max(...last.testResults.map(({ endTime }) => endTime));
  const whole = end - last.startTime;
  const detail = `${last.numTotalTests} casos em ${inSeconds(whole)}, ${requests} pedidos fixos em ${inSeconds(await fixedRequests())}`;
  return [result(measures.rulesTime, whole / last.numTotalTests, detail)];
}

const inSeconds = (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

const requests = 200;
const frozenRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /regua/{id} {
      allow get: if request.auth == null && id.matches('[a-z]+') && exists(/databases/$(database)/documents/regua/outra);
    }
  }
}`;

/** One after the other, each refused by the same frozen rule. @returns {Promise<number>} milliseconds */
async function fixedRequests() {
  const emulator = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
  const body = JSON.stringify({ rules: { files: [{ name: 'regua.rules', content: frozenRules }] } });
  const put = await fetch(`${emulator}/emulator/v1/projects/regua:securityRules`, { method: 'PUT', body });
  if (!put.ok) throw new Error(`as regras da régua não servem: ${await put.text()}`);
  const ask = async () =>
    (await fetch(`${emulator}/v1/projects/regua/databases/(default)/documents/regua/nada`)).text();
  // The first compiles the rules.
  await ask();
  const begin = performance.now();
  for (let i = 0; i < requests; i++) await ask();
  return performance.now() - begin;
}
