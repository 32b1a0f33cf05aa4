import { expect, test } from 'vitest';
import { alcanceDe, chavesLivres, comChaves, flagsQueValem } from './alcance';
import { FLAGS } from './areas';
import { diferenca, lerMatriz } from './matriz';
import { matrizInicial } from './matriz-inicial';
import type { Papel } from './papeis';

const de = (papel: Papel) =>
  lerMatriz(
    matrizInicial()
      .filter((linha) => linha.papel === papel)
      .map(({ dados }) => ({ ...dados, deletedAt: null })),
  );

test('total, parcial e nenhum comparam papéis: o que é fixo em não para um não é total nele', () => {
  const matriz = de('MEMBER');
  expect(alcanceDe('MEMBER', 3, matriz)).toBe('total');
  expect(alcanceDe('MEMBER', 3, comChaves(matriz, 'MEMBER', [[3, 'remover']], false))).toBe('parcial');
  expect(alcanceDe('MEMBER', 3, comChaves(matriz, 'MEMBER', chavesLivres('MEMBER', [3], FLAGS), false))).toBe(
    'nenhum',
  );
  // Only the committee's roles conduct it; reports have one flag for everybody.
  expect(alcanceDe('MEMBER', 16, matriz)).toBe('parcial');
  expect(alcanceDe('TEAM', 16, de('TEAM'))).toBe('total');
  expect(alcanceDe('MEMBER', 23, matriz)).toBe('total');
  expect(flagsQueValem('MEMBER', 23, matriz)).toEqual(['leitura']);
});

test('administradores têm tudo, qualquer que seja a matriz guardada', () => {
  expect(alcanceDe('ADMIN', 3, undefined)).toBe('total');
  expect(alcanceDe('MEMBER', 3, undefined)).toBe('nenhum');
});

test('várias chaves de uma vez: só as livres mudam', () => {
  const matriz = de('MEMBER');
  const daColuna = chavesLivres('MEMBER', [3, 15, 16], ['criacao']);
  expect(daColuna).toEqual([[3, 'criacao']]);
  const depois = comChaves(matriz, 'MEMBER', [...daColuna, [15, 'criacao']], false);
  expect(diferenca(matriz, depois)).toEqual([{ codigo: 3, flag: 'criacao', de: true, para: false }]);
});
