// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  criteriosEmPalavras,
  type Criterio,
  faixaDeCep,
  type Lugar,
  pertence,
  regiaoForm,
  regiaoVazia,
} from './regiao';

const joinville: Lugar = { cep: '89201000', estado: 'SC', cidade: 'Joinville', bairro: 'América' };
const um = (field: Criterio['field'], value: string): Criterio => ({ field, value });
const dentro = (comparisonType: 'and' | 'or', ...identifiers: Criterio[]) =>
  pertence(joinville, { comparisonType, identifiers });

const frases = (mudanca: object) =>
  regiaoForm
    .safeParse({ ...regiaoVazia, name: 'Norte', identifiers: [um('estado', 'SC')], ...mudanca })
    .error?.issues.map(({ message }) => message) ?? [];

describe('CEP', () => {
  it.each([
    ['89201-000', '89201000', '89201000'],
    ['892', '89200000', '89299999'],
    [' 89201000 ', '89201000', '89201000'],
    ['89000-000 a 89099-999', '89000000', '89099999'],
    ['89000000-89999999', '89000000', '89999999'],
    ['890 até 892', '89000000', '89299999'],
    ['1–5', '10000000', '59999999'],
  ])('%j vai de %s a %s', (valor, de, ate) => expect(faixaDeCep(valor)).toEqual({ de, ate }));
  it.each(['', 'abc', '123456789', '892 a 890', '89201-00', '8 9', '-', 'a'])('%j não é um', (valor) =>
    expect(faixaDeCep(valor)).toBeUndefined(),
  );
});

describe('uma empresa pertence', () => {
  it.each([
    [um('cep', '892'), true],
    [um('cep', '89200-000 a 89202-999'), true],
    [um('cep', '890'), false],
    [um('estado', 'SC'), true],
    [um('estado', 'PR'), false],
    [um('cidade', ' JOINVILLE '), true],
    [um('bairro', 'america'), true],
    [um('bairro', 'amer'), false],
  ])('por um critério, sem acentos nem maiúsculas: %j', (criterio, esperado) =>
    expect(dentro('or', criterio)).toBe(esperado),
  );
  it('a todos, ou a qualquer um deles', () => {
    const [sim, nao] = [um('estado', 'SC'), um('cidade', 'Blumenau')];
    expect(dentro('and', sim, um('cep', '8'))).toBe(true);
    expect(dentro('and', sim, nao)).toBe(false);
    expect(dentro('or', sim, nao)).toBe(true);
    expect(dentro('or', nao)).toBe(false);
    expect(dentro('and')).toBe(false);
    expect(dentro('or')).toBe(false);
  });
  it('não, quando não se sabe onde ela está', () => {
    const semNada: Lugar = { cep: '', estado: null, cidade: '', bairro: '' };
    for (const field of ['cep', 'estado', 'cidade', 'bairro'] as const)
      expect(pertence(semNada, { comparisonType: 'or', identifiers: [um(field, '0')] })).toBe(false);
    expect(pertence(semNada, { comparisonType: 'or', identifiers: [um('bairro', '·')] })).toBe(false);
  });
});

describe('formulário', () => {
  it('pede nome, um critério ao menos, e o valor de cada um', () => {
    expect(frases({})).toEqual([]);
    expect(frases({ name: 'ab' })).toEqual(['O nome precisa ter ao menos 3 letras.']);
    expect(frases({ identifiers: [] })).toEqual(['Adicione ao menos um critério.']);
    expect(frases({ identifiers: [um('cidade', ' ')] })).toEqual(['Escreva o valor deste critério.']);
    expect(frases({ identifiers: [um('cep', 'Joinville')] })[0]).toMatch(/^Escreva um CEP/);
  });
});

it('os critérios em palavras', () => {
  const identifiers = [um('estado', 'SC'), um('cidade', 'Curitiba')];
  expect(criteriosEmPalavras({ comparisonType: 'or', identifiers })).toBe('Estado SC ou Cidade Curitiba');
  expect(criteriosEmPalavras({ comparisonType: 'and', identifiers })).toBe('Estado SC e Cidade Curitiba');
});
