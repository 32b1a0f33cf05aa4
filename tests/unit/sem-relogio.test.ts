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
  // By itself each gives up after a second: tests/support/esperar.ts, or the library of pages.
  'vi\\.wait(?:For|Until)',
];
const PROIBIDO = new RegExp(String.raw`\b(?:${RELOGIOS.join('|')})\b`);
/** Gives up after a second as well, but in the browser's stories, whose end is of their configuration. */
const SO_NAS_HISTORIAS = /\bexpect\.poll\b/;
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
      .filter(
        (linha) =>
          PROIBIDO.test(linha) ||
          PAUSA.test(linha) ||
          (!arquivo.startsWith('tests/e2e/') && SO_NAS_HISTORIAS.test(linha)),
      )
      .map((linha) => `${arquivo}: ${linha.trim()}`),
  );
  expect(linhas).toEqual([]);
});
