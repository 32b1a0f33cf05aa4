// @vitest-environment node
/** What holds for every field of every form (decisions T213). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const telas = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((arquivo) => arquivo.endsWith('.tsx') && !arquivo.includes('.test.'))
  .map((arquivo) => `src/${arquivo}`);

it('nenhum campo corta em silêncio o que se cola nele: o que é longo demais fica e é dito', () => {
  expect(telas.length).toBeGreaterThan(100);
  const cortam = telas.filter((arquivo) => /\bmaxlength\b/i.test(readFileSync(arquivo, 'utf8')));
  expect(cortam).toEqual([]);
});
