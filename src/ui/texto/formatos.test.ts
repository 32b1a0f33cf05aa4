// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { data, dataHora, iniciais, numero, plural, tempoRelativo } from './formatos';
import { percentual } from './percentual';
import { truncar } from './truncar';
import { bytes, telefone } from './formatosRaros';

test('numbers and percentages', () => {
  expect(numero(1234.5)).toBe('1.234,5');
  expect(numero(2, 2)).toBe('2,00');
  expect(percentual(12.34, 1)).toBe('12,3%');
});

describe('dates', () => {
  test('a day is that day here', () => expect(data('2026-11-15')).toBe('15/11/2026'));
  test('date and time', () => expect(dataHora(new Date(2026, 0, 5, 9, 7, 3))).toBe('05/01/2026 09:07:03'));
  test.each([null, undefined, '', 'ontem'])('%s shows nothing', (valor) => {
    expect(data(valor)).toBe('');
    expect(dataHora(valor)).toBe('');
  });
});

test.each([
  [-4, 'agora'],
  [-30, 'há 30 segundos'],
  [-60 * 5, 'há 5 minutos'],
  [-3600 * 3, 'há 3 horas'],
  [-3600 * 24, 'ontem'],
  [3600 * 48, 'depois de amanhã'],
  [-3600 * 24 * 12, 'há 12 dias'],
])('%d seconds from now is "%s"', (segundos, texto) => {
  const agora = new Date(2026, 5, 10, 12);
  expect(tempoRelativo(new Date(agora.getTime() + segundos * 1000), agora)).toBe(texto);
});

test.each([
  [new Date(2026, 5, 9, 1), 'ontem'],
  [new Date(2026, 5, 8, 23), 'anteontem'],
  [new Date(2026, 5, 11, 23, 30), 'amanhã'],
  [new Date(2026, 4, 12, 12), 'há 29 dias'],
])('days are counted as the calendar does: %s is "%s"', (quando, texto) => {
  expect(tempoRelativo(quando, new Date(2026, 5, 10, 22))).toBe(texto);
});

test('after a month the date itself', () => {
  expect(tempoRelativo(new Date(2026, 0, 1), new Date(2026, 5, 10))).toBe('01/01/2026');
});

test.each([
  ['5511987654321', '+55 (11) 98765-4321'],
  ['1132654321', '+55 (11) 3265-4321'],
  ['987654321', '98765-4321'],
  ['32654321', '3265-4321'],
  ['+1 212 555', '+1 212 555'],
  [null, ''],
])('telephone %s', (valor, texto) => expect(telefone(valor)).toBe(texto));

test.each([
  [0, '0 B'],
  [1536, '1,5 KB'],
  [5 * 1024 * 1024, '5 MB'],
])('%d bytes', (valor, texto) => expect(bytes(valor)).toBe(texto));

test('plural', () => {
  expect(plural(1, 'ideia', 'ideias')).toBe('1 ideia');
  expect(plural(0, 'ideia', 'ideias')).toBe('0 ideias');
  expect(plural(1200, 'ideia', 'ideias')).toBe('1.200 ideias');
});

test('a long text ends at a word', () => {
  expect(truncar('menos papel no atendimento', 16)).toBe('menos papel no…');
  expect(truncar('curto', 16)).toBe('curto');
});

test('initials', () => {
  expect(iniciais('Ana Maria de Souza')).toBe('AS');
  expect(iniciais('élio')).toBe('É');
  expect(iniciais('😀 Ana 🚀')).toBe('😀🚀');
  expect(iniciais('')).toBe('');
  expect(iniciais('…')).toBe('');
});
