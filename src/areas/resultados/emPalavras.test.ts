import { expect, it } from 'vitest';
import { comparacaoEmPalavras } from './emPalavras';

const grupos = (...medias: readonly [media: number, outra: number | undefined][]) =>
  comparacaoEmPalavras(medias.map(([media, outra]) => ({ media, outra })));

it('diz em quantos grupos a empresa está acima, e em todos ou em nenhum por extenso', () => {
  expect(grupos([60_00, 50_00], [40_00, 50_00], [50_00, 50_00])).toBe(
    'A empresa está acima em 1 de 3 grupos.',
  );
  expect(grupos([60_00, 50_00], [60_00, 50_00])).toBe('A empresa está acima em todos os 2 grupos.');
  expect(grupos([40_00, 50_00], [50_00, 50_00])).toBe('A empresa não está acima em nenhum grupo.');
});

it('de um grupo só fala no singular; sem com quem comparar não diz nada', () => {
  expect(grupos([60_00, 50_00], [60_00, undefined])).toBe('A empresa está acima no único grupo comparado.');
  expect(grupos([60_00, undefined])).toBe('');
});
