// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cnpjValido, mascararCnpj, normalizarCnpj, recusaDoCnpj } from './cnpj';

describe('cnpj', () => {
  it.each([
    '12ABC34501DE35',
    'A87HBZHB000161',
    'ABCDEFGH000195',
    'A1B2C3D4000193',
    '1A2B3C4D000E07',
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
    'AAAAAAAAAAAA45',
    'ZZZZZZZZZZZZ62',
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
    ['sinais invisíveis', '\u202e11\u200b222333000181\u0000', '11.222.333/0001-81'],
    ['a palavra antes', 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    ['letras que um CNPJ pode ter', 'CNPJ1122230001', 'CN.PJ1.122/2300-01'],
    ['emoji e letras com acento', '11😀222ã333/ç0001🇧🇷81', '11😀222ã333/ç0001🇧🇷81'],
    ['nada que sirva', '"><%()*~ 漢字 😀', '"><%()*~ 漢字 😀'],
    ['uma letra a mais', '11.222.333/0001-819', '11.222.333/0001-819'],
  ])('%s: nada do que se digitou se perde', (_, colado, mascarado) =>
    expect(mascararCnpj(colado)).toBe(mascarado),
  );

  it.each([
    ['191131243000197'.slice(1, 14), 'CNPJ inválido: tem 13 caracteres, e falta um.'],
    ['0000000000191', 'CNPJ inválido: falta o zero do começo, 00.000.000/0001-91.'],
    ['12345678901234', 'CNPJ inválido'],
  ])('%s: %s', (cnpj, frase) => expect(recusaDoCnpj(cnpj)).toBe(frase));
});
