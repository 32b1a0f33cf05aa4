import { describe, expect, it } from 'vitest';
import { contemPalavras, tokenDaPesquisa, tokensDeBusca } from './busca';

describe('busca', () => {
  it('guarda prefixos sem acento', () => {
    expect(tokensDeBusca('Água fria')).toEqual(['ag', 'agu', 'agua', 'fr', 'fri', 'fria']);
  });
  it('nunca passa do limite', () => {
    const longo = Array.from({ length: 500 }, (_, i) => `palavra${i}diferente`).join(' ');
    expect(tokensDeBusca(longo)).toHaveLength(400);
  });
  it('procura pela palavra mais longa', () => {
    expect(tokenDaPesquisa('de energia')).toBe('energia');
    expect(tokenDaPesquisa('responsabilidade')).toBe('responsabili');
    expect(tokenDaPesquisa(' ! ')).toBeUndefined();
  });
  it('confere todas as palavras', () => {
    expect(contemPalavras('Redução de energia na fábrica', 'fabr energ')).toBe(true);
    expect(contemPalavras('Redução de energia', 'solar energia')).toBe(false);
  });
});
