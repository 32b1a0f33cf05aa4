// @vitest-environment node
/** No test sleeps, asserts a time or gives up by a time of its own: a slow machine is green (decisions T401). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RELOGIOS = [
  'waitForTimeout',
  'performance\\.now',
  '(?:test|it)\\.setTimeout',
  'testTimeout',
  'hookTimeout',
  'asyncUtilTimeout',
  // By itself it gives up after a second.
  String.raw`vi\.waitFor`,
];
const PROIBIDO = new RegExp(String.raw`\b(?:${RELOGIOS.join('|')})\b`);
/** A pause of some length; without one, a promise only lets others go first. */
const PAUSA = /setTimeout\(\s*\w+\s*,\s*[\d_A-Z]+\s*\)/;

const arquivos = ['tests/e2e', 'tests/functions', 'tests/rules', 'tests/unit', 'src']
  .flatMap((pasta) =>
    readdirSync(pasta, { recursive: true, encoding: 'utf8' }).map((nome) => `${pasta}/${nome}`),
  )
  .filter(
    (arquivo) =>
      /\.(test|spec)\.tsx?$|^tests\/.*\/(apoio|passos|contas|ambiente)\.ts$/.test(arquivo) &&
      !arquivo.endsWith('sem-relogio.test.ts'),
  );

it('no test looks at a clock or sleeps', () => {
  expect(arquivos.length).toBeGreaterThan(200);
  const linhas = arquivos.flatMap((arquivo) =>
    readFileSync(arquivo, 'utf8')
      .split('\n')
      .filter((linha) => PROIBIDO.test(linha) || PAUSA.test(linha))
      .map((linha) => `${arquivo}: ${linha.trim()}`),
  );
  expect(linhas).toEqual([]);
});
