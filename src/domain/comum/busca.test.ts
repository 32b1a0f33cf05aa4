// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contemPalavras, emOrdem, semelhanca, tokenDaPesquisa, tokensDeBusca } from './busca';

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
  it('mede quanto um título se parece com o que se escreve, sem acentos nem palavras curtas', () => {
    expect(semelhanca('Reaproveitamento de água da chuva', 'reaproveitar a agua da chuva')).toBe(1);
    expect(semelhanca('Café na recepção', 'reaproveitar a água da chuva')).toBe(0);
    expect(semelhanca('Água quente', 'de da')).toBe(0);
  });
});

it('a ordem de um nome não vê acentos, maiúsculas nem sinais', () => {
  const nomes = ['Zinco', 'Água da chuva', '"Adubo" da horta', 'água  de poço', 'Éolo'];
  expect(nomes.toSorted((a, b) => (emOrdem(a) < emOrdem(b) ? -1 : 1))).toEqual([
    '"Adubo" da horta',
    'Água da chuva',
    'água  de poço',
    'Éolo',
    'Zinco',
  ]);
});
