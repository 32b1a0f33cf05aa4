import { describe, expect, it } from 'vitest';
import { comMencao, mencaoNoCursor, mencionadosNoTexto } from './mencao';

describe('menção', () => {
  it.each([
    ['@', 1, { inicio: 0, busca: '' }],
    ['Oi @cam', 7, { inicio: 3, busca: 'cam' }],
    ['Oi (@jo', 7, { inicio: 4, busca: 'jo' }],
    ['@á', 2, { inicio: 0, busca: 'á' }],
    ['linha\n@be', 9, { inicio: 6, busca: 'be' }],
  ])('%j no cursor %i', (texto, cursor, achada) => expect(mencaoNoCursor(texto, cursor)).toEqual(achada));
  it.each([
    ['ana@exemplo', 11],
    ['@cam prado', 10],
    ['@cam', 0],
    ['nada aqui', 4],
  ])('%j no cursor %i não é menção', (texto, cursor) =>
    expect(mencaoNoCursor(texto, cursor)).toBeUndefined(),
  );
  it('põe o nome no lugar do que se digitou e deixa o cursor depois dele', () => {
    expect(comMencao('Oi @cam tudo bem', 3, 7, 'Camila Prado')).toEqual({
      texto: 'Oi @Camila Prado tudo bem',
      cursor: 17,
    });
  });
  it('o que vem depois do cursor fica, seja o que for', () => {
    const escrita = 'Oi @Camila Prado ';
    for (const depois of ['', 'a', ', tudo bem?', '\nOutra linha', ' @cam de novo'])
      expect(comMencao(`Oi @cam${depois}`, 3, 7, 'Camila Prado')).toEqual({
        texto: escrita + depois.replace(/^ /, ''),
        cursor: escrita.length,
      });
  });
  it('só conta quem continua no texto, uma vez', () => {
    const [ana, bia] = [
      { id: '1', nome: 'Ana' },
      { id: '2', nome: 'Bia' },
    ] as const;
    expect(mencionadosNoTexto('Oi @Bia e @Bia', [ana, bia, bia])).toEqual([bia]);
  });
  it('um nome que só começa outro não conta; homônimos contam os dois', () => {
    const pessoas = [
      { id: '1', nome: 'Ana' },
      { id: '2', nome: 'Ana Paula' },
      { id: '3', nome: 'Ana Paula' },
    ];
    expect(mencionadosNoTexto('Oi @Ana Paula', pessoas).map(({ id }) => id)).toEqual(['2', '3']);
    expect(mencionadosNoTexto('Oi @Ana Paula e @Ana', pessoas)).toHaveLength(3);
  });
});
