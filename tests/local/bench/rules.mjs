// Row 14: how long the whole rules suite took when it last ran (npm run test:rules), from vitest's report.
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
  return [result(measures.rulesTime, (end - last.startTime) / 1000, `${last.numTotalTests} casos`)];
}
