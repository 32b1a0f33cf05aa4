// @vitest-environment node
/** Every quoted text of the specification stands in the source, or is corrected. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CORRECOES, PARTE_1, PARTE_2, PARTE_3 } from '@tests/support/textos';

const fontes = ['src', 'functions/src'].flatMap((pasta) =>
  readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((arquivo) => /\.tsx?$/.test(arquivo) && !/\.test\./.test(arquivo))
    .map((arquivo) => readFileSync(`${pasta}/${arquivo}`, 'utf8')),
);
// A comment shows nobody anything; JSX breaks long sentences over lines.
const tudo = fontes
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  .replace(/\s+/g, ' ');

/** What does not vary of a text: the pieces between placeholders. */
const partes = (texto: string) =>
  texto
    .split(/\{[^}]*\}|\.\.\.$|^x - | de n$|atualizado\//)
    .map((parte) => parte.trim())
    .filter((parte) => parte.length > 1);

const textos = [...PARTE_1, ...PARTE_2, ...PARTE_3];

it('every text stands in the source', () => {
  expect(textos.length).toBeGreaterThan(300);
  const faltam = textos.filter((texto) =>
    partes(CORRECOES[texto] ?? texto).some((parte) => !tudo.includes(parte)),
  );
  expect(faltam).toEqual([]);
});
