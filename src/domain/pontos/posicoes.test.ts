import { describe, expect, it } from 'vitest';
import { envolvidos, lembrar, lugarDe, POSICOES } from './posicoes';

const dia1 = lembrar(['a', 'b', 'c'], '2026-06-01', undefined);
const dia2 = lembrar(['b', 'a', 'd'], '2026-06-02', dia1);

describe('posições', () => {
  it('no primeiro dia ninguém sobe nem desce', () =>
    expect(lugarDe('b', dia1)).toEqual({ ranking: 2, fromLastUpdate: 'NOT_CHANGED' }));
  it('no dia seguinte, comparam com a véspera', () => {
    expect(lugarDe('b', dia2)).toEqual({ ranking: 1, fromLastUpdate: 'INCREASED' });
    expect(lugarDe('a', dia2)).toEqual({ ranking: 2, fromLastUpdate: 'DECREASED' });
    expect(lugarDe('d', dia2)).toEqual({ ranking: 3, fromLastUpdate: 'INCREASED' });
    expect(lugarDe('c', dia2)).toEqual({ ranking: null, fromLastUpdate: 'NOT_CHANGED' });
  });
  it('ordenar de novo no mesmo dia compara com a mesma véspera', () => {
    expect(lembrar(['b', 'a', 'd'], '2026-06-02', dia2)).toEqual(dia2);
    expect(lugarDe('a', lembrar(['a', 'b'], '2026-06-02', dia2)).fromLastUpdate).toBe('NOT_CHANGED');
  });
  it('quem saiu também é posto em dia', () =>
    expect(envolvidos(dia2, dia1).toSorted()).toEqual(['a', 'b', 'c', 'd']));
  it('guarda um número limitado de posições', () => {
    const muitos = lembrar(
      Array.from({ length: POSICOES + 5 }, (_, i) => `i${i}`),
      '2026-06-01',
      undefined,
    );
    expect(Object.keys(muitos.hoje)).toHaveLength(POSICOES);
    expect(lugarDe(`i${POSICOES}`, muitos).ranking).toBeNull();
  });
});
