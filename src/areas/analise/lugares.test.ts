// @vitest-environment node
import { expect, it } from 'vitest';
import { lugaresDaPagina, lugarEmPalavras } from './lugares';

it('médias iguais dividem o lugar, e a seguinte conta todas as de cima', () => {
  expect(lugaresDaPagina([90, 80, 80, 70], 0)).toEqual([1, 2, 2, 4]);
  expect(lugaresDaPagina([70, 60], 9)).toEqual([10, 11]);
  expect(lugaresDaPagina([60, null, null], 4)).toEqual([5, null, null]);
  expect(lugaresDaPagina([], 3)).toEqual([]);
});

it('o lugar em palavras, também onde se deixou de contar', () => {
  expect(lugarEmPalavras(0, 12)).toBe('1ª de 12');
  expect(lugarEmPalavras(249, { aoMenos: 250 })).toBe('250ª de mais de 250');
  expect(lugarEmPalavras({ aoMenos: 250 }, { aoMenos: 250 })).toBe('abaixo da 250ª');
  expect(lugarEmPalavras(2, undefined)).toBe('3ª');
});
