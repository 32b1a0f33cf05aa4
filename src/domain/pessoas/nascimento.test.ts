// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { diaDeNascimento, nascimentoValido, textoDoNascimento } from './nascimento';

/** Past midnight in Brasília: still the day before in Manaus. */
const hoje = new Date('2026-11-20T00:30:00-03:00');

describe('data de nascimento', () => {
  it.each([
    ['', true],
    ['2010-11-20', true],
    ['2010-11-21', false],
    ['1906-11-20', true],
    ['1906-11-19', false],
    ['1990-02-30', false],
    ['20/11/1990', false],
  ])('%s: %s', (texto, valido) => expect(nascimentoValido(texto, hoje)).toBe(valido));
  it('vai e volta sem mudar de dia', () => {
    const dia = diaDeNascimento('1990-05-01');
    expect(dia && textoDoNascimento(dia)).toBe('1990-05-01');
  });
});
