// Row 13: documents the rules read per request, as tests/rules/gets.test.ts counts and limits them.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { clientEnv } from '../env.mjs';
import { inRoot } from '../paths.mjs';
import { runProgram } from '../processes.mjs';
import { Sentence } from '../say.mjs';
import { measures, result } from './scorecard.mjs';

const report = inRoot('.local/leituras-das-regras.json');

/** @param {{leituras: number}[]} some */
const most = (some) => Math.max(...some.map(({ leituras }) => leituras));

export async function measure() {
  rmSync(report, { force: true });
  const { code, output } = await runProgram(
    inRoot('node_modules/.bin/vitest'),
    ['run', '--project', 'rules', 'tests/rules/gets.test.ts'],
    { env: clientEnv('test'), quiet: true },
  );
  if (code !== 0 || !existsSync(report))
    throw new Sentence(`As leituras das regras não conferem:\n${output}`);
  /** @type {{titulo: string, motivo?: string, leituras: number}[]} */
  const counted = JSON.parse(readFileSync(report, 'utf8'));
  const simple = counted.filter(({ motivo }) => !motivo);
  const others = counted.filter(({ motivo }) => motivo);
  return [
    result(measures.ruleGets, most(simple), `${simple.length} pedidos simples e listas`),
    result(
      measures.ruleGetsOfBatches,
      most(others),
      `${others.length} pedidos com motivo, patrocínio entre eles`,
    ),
  ];
}
