// @vitest-environment node
import { expect, test } from 'vitest';
import { csv } from '@/domain/comum/csv';
import { registroPlano, SECOES_SO_DA_PESSOA } from './meus-dados';

test('a cell never runs as a formula and never breaks the row', () => {
  expect(csv([['=SOMA(A1)', '+55', 'a;b', 'diz "oi"', 1.5, true, null]])).toBe(
    `\u{FEFF}'=SOMA(A1);'+55;"a;b";"diz ""oi""";1,5;Sim;\r\n`,
  );
});

test('a record is handed over without derived fields, dates as text', () => {
  const registro = { nome: 'Ana', busca: ['an'], em: new Date(0), areas: [{ quando: new Date(0) }], x: null };
  expect(registroPlano(registro)).toEqual({
    nome: 'Ana',
    em: '1970-01-01T00:00:00.000Z',
    areas: [{ quando: '1970-01-01T00:00:00.000Z' }],
    x: null,
  });
});

test('C36 o que um ADMIN exporta de alguém não tem as cartelas', () =>
  expect([...SECOES_SO_DA_PESSOA]).toEqual(expect.arrayContaining(['cartelas', 'carteiras'])));
