import { expect, test } from 'vitest';
import { alcanceDe, chavesLivres, comChaves, flagsQueValem } from './alcance';
import { CODIGOS, FLAGS } from './areas';
import { flagFixa } from './flags-fixas';
import { diferenca, lerMatriz } from './matriz';
import { matrizInicial } from './matriz-inicial';
import { PAPEIS, type Papel } from './papeis';

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
  // Only the committee's roles conduct it, and nobody removes it; reports have one flag.
  expect(alcanceDe('MEMBER', 16, matriz)).toBe('parcial');
  expect(alcanceDe('TEAM', 16, de('TEAM'))).toBe('parcial');
  expect(alcanceDe('MEMBER', 23, matriz)).toBe('parcial');
  expect(flagsQueValem('MEMBER', 23, matriz)).toEqual(['leitura']);
});

test.each(PAPEIS)('%s: o que a grade mostra fixo em não nunca é total ao lado dos outros', (papel) => {
  const matriz = comChaves(de(papel), papel, chavesLivres(papel, CODIGOS, FLAGS), true);
  const comNaoFixo = CODIGOS.filter((codigo) =>
    FLAGS.some((flag) => flagFixa(papel, codigo, flag)?.valor === false),
  );
  expect(comNaoFixo.filter((codigo) => alcanceDe(papel, codigo, matriz) === 'total')).toEqual([]);
  const outros = CODIGOS.filter((codigo) => !comNaoFixo.includes(codigo));
  expect(outros.filter((codigo) => alcanceDe(papel, codigo, matriz) !== 'total')).toEqual([]);
  expect(outros.length).toBeGreaterThan(0);
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
