// @vitest-environment node
import { fimDoDia, inicioDoDia } from '@/domain/comum/datas';
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

test('a day is handed over as that day, whether its first or its last instant was kept', () => {
  const dias = [inicioDoDia('2026-11-15'), fimDoDia('2026-11-16'), new Date('2026-11-17T03:00:00.001Z')];
  expect(registroPlano({ dias })).toEqual({ dias: ['2026-11-15', '2026-11-16', '2026-11-17T03:00:00.001Z'] });
});

test('C36 o que um ADMIN exporta de alguém não tem as cartelas', () =>
  expect([...SECOES_SO_DA_PESSOA]).toEqual(expect.arrayContaining(['cartelas', 'carteiras'])));
