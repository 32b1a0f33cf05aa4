import { describe, expect, it } from 'vitest';
import { envolvidos, lembrar, lugarDe, POSICOES } from './posicoes';

const emOrdem = (...ids: string[]) => ids.map((id, i) => ({ id, total: 1_000 - i }));
const empate = (...ids: string[]) => ids.map((id) => ({ id, total: 5 }));
const dia1 = lembrar(emOrdem('a', 'b', 'c'), '2026-06-01', undefined);
const dia2 = lembrar(emOrdem('b', 'a', 'd'), '2026-06-02', dia1);

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
    expect(lembrar(emOrdem('b', 'a', 'd'), '2026-06-02', dia2)).toEqual(dia2);
    expect(lugarDe('a', lembrar(emOrdem('a', 'b'), '2026-06-02', dia2)).fromLastUpdate).toBe('NOT_CHANGED');
  });
  it('quem tem o mesmo total divide o lugar, e trocar de ordem no empate não é subir nem descer', () => {
    const antes = lembrar([{ id: 'a', total: 9 }, ...empate('b', 'c', 'd')], '2026-06-01', undefined);
    const depois = lembrar([...empate('d', 'c', 'b'), { id: 'a', total: 1 }], '2026-06-02', antes);
    expect(antes.hoje).toEqual({ a: 1, b: 2, c: 2, d: 2 });
    expect(depois.hoje).toEqual({ b: 1, c: 1, d: 1, a: 4 });
    const igual = lembrar([{ id: 'a', total: 9 }, ...empate('d', 'b', 'c')], '2026-06-02', antes);
    expect(['b', 'c', 'd'].map((id) => lugarDe(id, igual).fromLastUpdate)).toEqual(
      Array(3).fill('NOT_CHANGED'),
    );
  });
  it('quem saiu também é posto em dia', () =>
    expect(envolvidos(dia2, dia1).toSorted()).toEqual(['a', 'b', 'c', 'd']));
  it('I18 uma ideia chamada como o que todo objeto já tem sai como as outras', () => {
    const antes = lembrar(emOrdem('constructor', 'a'), '2026-06-01', undefined);
    expect(lugarDe('constructor', antes).ranking).toBe(1);
    const depois = lembrar(emOrdem('toString', 'a'), '2026-06-02', antes);
    expect(lugarDe('constructor', depois).ranking).toBeNull();
    expect(lugarDe('toString', depois)).toEqual({ ranking: 1, fromLastUpdate: 'INCREASED' });
  });
  it('guarda um número limitado de posições', () => {
    const muitos = lembrar(
      emOrdem(...Array.from({ length: POSICOES + 5 }, (_, i) => `i${i}`)),
      '2026-06-01',
      undefined,
    );
    expect(Object.keys(muitos.hoje)).toHaveLength(POSICOES);
    expect(lugarDe(`i${POSICOES}`, muitos).ranking).toBeNull();
  });
});
