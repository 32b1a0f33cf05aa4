// @vitest-environment node
import { expect, it } from 'vitest';
import { posicoes } from '@/domain/diagnostico/resultado-publicado';
import { lugaresDaPagina, lugarEmPalavras, parcelaEmPalavras } from './lugares';

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

it('o lugar como parcela das outras, de dez empresas em diante', () => {
  expect(parcelaEmPalavras(2, 9)).toBeUndefined();
  expect(parcelaEmPalavras(2, 10)).toMatch(/ de pelo menos 8 em cada 10 das outras empresas\.$/);
  expect(parcelaEmPalavras(1, 10)).toBe('Nenhuma outra empresa tem média maior.');
  expect(parcelaEmPalavras(250, 250)).toBeUndefined();
});

it('a parcela nunca diz mais do que é, também onde muitas dividem o lugar', () => {
  let s = 7;
  const sorteio = (n: number) => (s = (s * 48_271) % 2_147_483_647) % n;
  for (let vez = 0; vez < 300; vez++) {
    const medias = Array.from({ length: 10 + sorteio(40) }, () => sorteio(12)).toSorted((a, b) => b - a);
    for (const [i, posicao] of posicoes(medias).entries()) {
      const [, dita = '0'] =
        /pelo menos (\d+)/.exec(parcelaEmPalavras(posicao ?? 0, medias.length) ?? '') ?? [];
      const propria = medias[i] ?? 0;
      const alcancadas = medias.filter((media, j) => j !== i && media <= propria).length;
      expect(alcancadas / (medias.length - 1)).toBeGreaterThanOrEqual(Number(dita) / 10);
    }
  }
});
