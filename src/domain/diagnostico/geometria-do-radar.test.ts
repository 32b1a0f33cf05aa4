// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emLinhas, noEixo, pontos } from './geometria-do-radar';

describe('o radar', () => {
  it('começa no alto e segue o relógio; 0 é o centro e 100 a borda', () => {
    expect(pontos([0, 1, 2, 3].map((i) => noEixo(i, 4, 100, 50)))).toBe('0,-50 50,0 0,50 -50,0');
    expect(noEixo(2, 5, 0, 50)).toEqual({ x: 0, y: 0 });
    for (let i = 0; i < 7; i++) {
      const { x, y } = noEixo(i, 7, 40, 100);
      expect(Math.hypot(x, y)).toBeCloseTo(40, 1);
    }
  });
  it('nomes longos quebram em linhas e param em cinquenta letras', () => {
    expect(emLinhas('Cultura')).toEqual(['Cultura']);
    expect(emLinhas('Estratégia e liderança')).toEqual(['Estratégia e', 'liderança']);
    const linhas = emLinhas('Uma dimensão com um nome que não acaba nunca mais, nem aqui');
    expect(linhas.join(' ').length).toBeLessThanOrEqual(50);
    expect(linhas.at(-1)).toMatch(/…$/);
  });
});
