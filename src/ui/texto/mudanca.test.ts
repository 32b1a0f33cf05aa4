// @vitest-environment node
import { expect, it } from 'vitest';
import { mudanca } from './mudanca';

it.each([
  [6, 17, '11 a menos'],
  [12, 8, '4 a mais'],
  [0, 9, '9 a menos'],
  [1500, 0, '1.500 a mais'],
  [5, 5, 'Sem alteração'],
  [0, 0, 'Sem alteração'],
  [15, 10, '+50%'],
  [35, 100, '−65%'],
  [2000, 10, '+19.900%'],
  [1000, 1001, 'Quase igual'],
])('%s depois de %s: %s', (agora, antes, dito) => expect(mudanca(agora, antes)).toBe(dito));
