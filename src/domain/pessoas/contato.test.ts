// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cepCompleto, mascararCep, normalizarCep } from '@/domain/empresas/cep';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { campoDeTelefoneObrigatorio, mascararTelefone, normalizarTelefone, telefoneValido } from './telefone';

describe('telefone', () => {
  it.each([
    ['(51) 99999-0000', '51999990000'],
    ['+55 51 3333-0000', '5133330000'],
    ['5551999990000', '51999990000'],
    ['5599990000', '5599990000'],
    ['(55) 99999-00001', '55999990001'.replace('0001', '00001')],
    ['+351 912 345 678', '+351912345678'],
    ['0800 777 2828', '08007772828'],
    ['(47) 3333-0000 ramal 12', '(47) 3333-0000 ramal 12'],
    [' (47) 3333-0000 / 3333-0001', '(47) 3333-0000 / 3333-0001'],
  ])('normaliza %s', (digitado, digitos) => expect(normalizarTelefone(digitado)).toBe(digitos));

  it.each(['51999990000', '5133330000', '08007772828', '+351912345678'])('aceita %s', (t) =>
    expect(telefoneValido(t)).toBe(true),
  );
  it.each(['', '33330000', '0133330000', '51899990000', '519999900001', '0000000000', '+5', '0800777282'])(
    'recusa %s',
    (t) => expect(telefoneValido(t)).toBe(false),
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
      '519999900009',
    ]);
  });

  it('o campo guarda só os dígitos e diz o que está errado', () => {
    expect(campoDeTelefoneObrigatorio().parse('(51) 3333-0000')).toBe('5133330000');
    for (const [texto, frase] of [
      ['123', 'Informe o telefone com DDD, por exemplo (47) 99880-0100'],
      ['', 'Telefone obrigatório'],
      ['(47) 3333-0000 ramal 12', 'Escreva só o telefone, sem ramal nem outro texto.'],
      ['047 3333-0000', 'Escreva o DDD sem o zero da frente, por exemplo (47) 99880-0100'],
      [
        '(47) 3333-0000 / 3333-0001',
        'Escreva um telefone só, com DDD; o de outro país começa com + e o código do país.',
      ],
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
      '892010001',
    ]);
    expect([cepCompleto('89201000'), cepCompleto('8920100')]).toEqual([true, false]);
  });
});

/** Texts of signs that people type and paste, at random but the same each time. */
function* aoAcaso(quantos: number): Generator<string> {
  const sinais = [
    '0',
    '1',
    '5',
    '8',
    '9',
    'A',
    'z',
    ' ',
    '-',
    '.',
    '/',
    '(',
    ')',
    '+',
    ':',
    'ç',
    '😀',
    'CNPJ:',
    'h',
  ];
  let semente = 7;
  const proximo = (n: number) => {
    semente = (semente * 48_271) % 2_147_483_647;
    return semente % n;
  };
  for (let i = 0; i < quantos; i++)
    yield Array.from({ length: proximo(18) }, () => sinais[proximo(sinais.length)]).join('');
}
/** Letters and digits; the word before a number is none of it. */
const letras = (texto: string) =>
  texto
    .toUpperCase()
    .replace(/^\s*(CNPJ|CEP)\s*:/, '')
    .replace(/[^\p{L}\p{N}😀]/gu, '');

it.each([
  ['telefone', mascararTelefone],
  ['CEP', mascararCep],
  ['CNPJ', mascararCnpj],
])('a máscara de %s não perde letra nem algarismo, e mascarado outra vez é o mesmo', (_, mascara) => {
  for (const texto of aoAcaso(3_000)) {
    const mascarado = mascara(texto);
    const pais = mascara === mascararTelefone ? letras(texto).replace(/^55(?=\d{10})/, '') : letras(texto);
    expect([letras(texto), pais], texto).toContain(letras(mascarado));
    expect(mascara(mascarado), texto).toBe(mascarado);
  }
});
