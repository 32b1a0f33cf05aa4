// @vitest-environment node
import { expect, it } from 'vitest';
import { faseSeguinte, previa } from './previa';

it('diz quantas saem de cada fase, e quantas ficam', () => {
  expect(previa([1, 2, 2, 6], 6)).toEqual({
    saem: [
      { fase: 1, quantas: 1 },
      { fase: 2, quantas: 2 },
    ],
    ficam: 1,
  });
  expect(previa([], 6)).toEqual({ saem: [], ficam: 0 });
});

it('propõe a fase depois da mais adiantada, na ordem do projeto', () => {
  const fases = [1, 2, 3, 8, 4].map((id) => ({ id }));
  expect(faseSeguinte(fases, [1, 3])).toBe(8);
  expect(faseSeguinte(fases, [4])).toBe(4);
  expect(faseSeguinte(fases, [99])).toBe(1);
  expect(faseSeguinte([], [1])).toBe(0);
});
