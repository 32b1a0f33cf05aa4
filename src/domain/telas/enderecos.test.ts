// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { para } from './enderecos';
import { ehPublica } from './publicas';

const FONTES = import.meta.glob<string>('/src/{areas,app,ui}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('endereços das telas', () => {
  it('levam os parâmetros no caminho e a busca depois dele, escritos como endereço', () => {
    expect(para('/ideias')).toBe('/ideias');
    expect(para('/ideias/:ideiaId', { ideiaId: 'a/b' })).toBe('/ideias/a%2Fb');
    expect(para('/ideias', { filter: 'NOVA_IDEIA', aba: undefined })).toBe('/ideias?filter=NOVA_IDEIA');
    expect(para('/ideias/:ideiaId', { ideiaId: 'i1' }, { comentario: 'c 1' })).toBe(
      '/ideias/i1?comentario=c+1',
    );
  });
  it('públicos são só os que estão na lista, com o que vem debaixo deles', () => {
    for (const publico of ['/convite/a/b', '/privacidade', '/definir-senha'])
      expect(ehPublica(publico), publico).toBe(true);
    for (const interno of ['/', '/ideias', '/convites', '/privacidade-interna'])
      expect(ehPublica(interno), interno).toBe(false);
  });
  it('nenhuma tela os escreve à mão: um endereço que muda muda em um lugar só', () => {
    const literal = /(?:\b(?:to|para)=["']\/\w|\b(?:to|para)=\{`\/\w|navegar\([`'"]\/\w)[^\s>]*/g;
    const escritos = Object.entries(FONTES)
      .filter(([arquivo]) => !arquivo.includes('.test.'))
      .flatMap(([arquivo, texto]) => [...texto.matchAll(literal)].map(([achado]) => `${arquivo}: ${achado}`));
    expect(Object.keys(FONTES).length).toBeGreaterThan(300);
    // The links of the law stand in ui, which knows no address of the product but these two.
    expect(escritos.filter((linha) => !linha.includes('LinksLegais.tsx'))).toEqual([]);
  });
});
