import { describe, expect, it } from 'vitest';
import { paraAFonte } from './letras-do-pdf';

describe('as letras de um PDF', () => {
  it('troca o que a fonte não tem, e deixa o português e as aspas', () => {
    expect(paraAFonte('“Ação” – 5 €\t\n → ñ 中')).toBe('“Ação” – 5 € \n -> ñ ?');
  });
  it.each([
    ['Ótimo 👍', 'Ótimo'],
    ['Vai 👩🏽‍💻 dar ❤️ certo', 'Vai dar certo'],
    ['Filial 🇧🇷 e nº 5', 'Filial e nº 5'],
    ['Marca® 1 © 2', 'Marca® 1 © 2'],
    ['👍', '(emoji)'],
  ])('emoji ficam de fora, sem interrogação: %s', (texto, escrito) =>
    expect(paraAFonte(texto)).toBe(escrito),
  );
});
