// @vitest-environment node
import { expect, it } from 'vitest';
import { somaDosTotais } from './total';

it('uma soma só é exata se cada parte for', () => {
  expect(somaDosTotais(1_200, 3, 0)).toBe(1_203);
  expect(somaDosTotais(1_200, { aoMenos: 250 }, 3)).toEqual({ aoMenos: 1_453 });
});
