// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cepCompleto, mascararCep, normalizarCep } from '@/domain/empresas/cep';
import { campoDeTelefoneObrigatorio, mascararTelefone, normalizarTelefone, telefoneValido } from './telefone';

describe('telefone', () => {
  it.each([
    ['(51) 99999-0000', '51999990000'],
    ['+55 51 3333-0000', '5133330000'],
    ['5551999990000', '51999990000'],
    ['5599990000', '5599990000'],
  ])('normaliza %s', (digitado, digitos) => expect(normalizarTelefone(digitado)).toBe(digitos));

  it.each(['51999990000', '5133330000'])('aceita %s', (t) => expect(telefoneValido(t)).toBe(true));
  it.each(['', '33330000', '0133330000', '51899990000', '519999900001'])('recusa %s', (t) =>
    expect(telefoneValido(t)).toBe(false),
  );

  it('mascara enquanto se digita', () => {
    const digitacao = ['5', '51', '519', '519999', '5199990', '5133330000', '51999990000', '519999900009'];
    expect(digitacao.map(mascararTelefone)).toEqual([
      '5',
      '51',
      '(51) 9',
      '(51) 9999',
      '(51) 9999-0',
      '(51) 3333-0000',
      '(51) 99999-0000',
      '(51) 99999-0000',
    ]);
  });

  it('o campo guarda só os dígitos e diz o que está errado', () => {
    expect(campoDeTelefoneObrigatorio().parse('(51) 3333-0000')).toBe('5133330000');
    for (const [texto, frase] of [
      ['123', 'Informe o telefone com DDD, por exemplo (47) 99880-0100'],
      ['', 'Telefone obrigatório'],
    ] as const)
      expect(
        campoDeTelefoneObrigatorio()
          .safeParse(texto)
          .error?.issues.map(({ message }) => message),
      ).toEqual([frase]);
  });
});

describe('cep', () => {
  it('normaliza e mascara', () => {
    expect(normalizarCep('89201-000')).toBe('89201000');
    expect(['8', '89201', '892010', '892010001'].map(mascararCep)).toEqual([
      '8',
      '89201',
      '89201-0',
      '89201-000',
    ]);
    expect([cepCompleto('89201000'), cepCompleto('8920100')]).toEqual([true, false]);
  });
});
