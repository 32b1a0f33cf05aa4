// @vitest-environment node
import { expect, it } from 'vitest';
import { nomesEmPalavras } from './nomesEmPalavras';

it('nomes em palavras, três por extenso', () => {
  expect(nomesEmPalavras([])).toBe('');
  expect(nomesEmPalavras(['Ana'])).toBe('Ana');
  expect(nomesEmPalavras(['Ana', 'Bia', 'Caio'])).toBe('Ana, Bia e Caio');
  expect(nomesEmPalavras(['Ana', 'Bia', 'Caio', 'Davi', 'Eva'])).toBe('Ana, Bia, Caio e mais 2');
});
