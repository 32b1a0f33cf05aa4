// @vitest-environment node
import { expect, it } from 'vitest';
import { totalEmPalavras } from './total';

it.each([
  [0, '0 ideias'],
  [1, '1 ideia'],
  [57, '57 ideias'],
  [1_250, '1.250 ideias'],
  [{ aoMenos: 250 }, '250 ideias ou mais'],
] as const)('%o se diz %s', (total, texto) => expect(totalEmPalavras(total, 'ideia', 'ideias')).toBe(texto));

it('sem o nome do que se conta fica o número', () => {
  expect(totalEmPalavras(57)).toBe('57');
  expect(totalEmPalavras({ aoMenos: 250 })).toBe('250 ou mais');
});
