// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cnpjValido, mascararCnpj, normalizarCnpj } from './cnpj';

describe('cnpj', () => {
  it.each([
    '12ABC34501DE35',
    'A87HBZHB000161',
    'ABCDEFGH000195',
    'A1B2C3D4000193',
    '1A2B3C4D000E07',
    'ZZZZZZZZZZZZ62',
    '19131243000197',
    '00000000000191',
    '11222333000181',
  ])('aceita %s', (cnpj) => expect(cnpjValido(cnpj)).toBe(true));

  it.each([
    '12ABC34501DE36',
    '12ABC34501DEA5',
    '12345678901234',
    '00000000000000',
    'AAAAAAAAAAAAAA',
    '12abç34501de35',
    '',
  ])('recusa %s', (cnpj) => expect(cnpjValido(cnpj)).toBe(false));

  it('normaliza o que foi digitado e mascara o que foi guardado', () => {
    expect(normalizarCnpj(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
    expect(mascararCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(mascararCnpj('12ab')).toBe('12.AB');
  });

  it.each([
    ['algarismos largos', '１１２２２３３３０００１８１', '11.222.333/0001-81'],
    ['emoji e letras com acento', '11😀222ã333/ç0001🇧🇷81', '11.222.333/0001-81'],
    ['sinais invisíveis', '\u202e11\u200b222333000181\u0000', '11.222.333/0001-81'],
    ['nada que sirva', '"><%()*~ 漢字 😀', ''],
    ['10.000 letras', 'a'.repeat(10_000), 'AA.AAA.AAA/AAAA-AA'],
  ])('%s: fica o que um CNPJ tem', (_, colado, mascarado) => expect(mascararCnpj(colado)).toBe(mascarado));
});
