// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { data, dataHora, fusoDito, horaEMinuto, iniciais, numero, plural, tempoRelativo } from './formatos';
import { percentual } from './percentual';
import { truncar } from './truncar';
import { bytes, telefone } from './formatosRaros';

test('numbers and percentages', () => {
  expect(numero(1234.5)).toBe('1.234,5');
  expect(numero(2, 2)).toBe('2,00');
  expect(percentual(12.34, 1)).toBe('12,3%');
});

/** The fifth of January, 00:30 in Brasília: the evening before in Manaus, three in the morning in Lisbon. */
const QUASE_ONTEM = new Date('2026-01-05T00:30:03-03:00');

describe('dates', () => {
  test.each(['2026-11-15', new Date('2026-11-15T00:00:00-03:00'), new Date('2026-11-15T23:59:59.999-03:00')])(
    'a day is that day, wherever the browser is: %s',
    (dia) => expect(data(dia)).toBe('15/11/2026'),
  );
  test('an instant lies on the day that it is in Brasília', () =>
    expect(data(QUASE_ONTEM)).toBe('05/01/2026'));
  test('a text of an instant is read as one', () =>
    expect(data('2026-01-05T03:30:03.000Z')).toBe('05/01/2026'));
  test.each([null, undefined, '', 'ontem'])('%s shows nothing', (valor) => expect(data(valor)).toBe(''));
  test.each([null, undefined, new Date('ontem')])('%s has no hour', (valor) =>
    expect(dataHora(valor)).toBe(''),
  );
});

describe('hours are those of Brasília, and say so to a clock that shows another', () => {
  test('date and time', () => {
    const outraHora = QUASE_ONTEM.getTimezoneOffset() !== 180;
    expect(dataHora(QUASE_ONTEM)).toBe(`05/01/2026 00:30:03${outraHora ? ' (Brasília)' : ''}`);
    expect(fusoDito(QUASE_ONTEM)).toBe(outraHora ? ' (Brasília)' : '');
  });
  test('hour and minute, without seconds', () => expect(horaEMinuto(QUASE_ONTEM)).toBe('00:30'));
});

test('a day, as records keep it, is no moment to be shown', () => {
  const dia: Date & { readonly limitaUmDia?: true } = new Date('2026-11-15T00:00:00-03:00');
  // @ts-expect-error: its hour means nothing.
  expect(dataHora(dia)).toContain('15/11/2026');
  // @ts-expect-error: 'há 3 horas' neither.
  expect(tempoRelativo(dia, dia)).toBe('agora');
});

const AGORA = new Date('2026-06-10T12:00:00-03:00');
test.each([
  [-4, 'agora'],
  [-30, 'há 30 segundos'],
  [-60 * 5, 'há 5 minutos'],
  [-3600 * 3, 'há 3 horas'],
  [-3600 * 24, 'ontem'],
  [3600 * 48, 'depois de amanhã'],
  [-3600 * 24 * 12, 'há 12 dias'],
])('%d seconds from now is "%s"', (segundos, texto) => {
  expect(tempoRelativo(new Date(AGORA.getTime() + segundos * 1000), AGORA)).toBe(texto);
});

test.each([
  ['2026-06-09T01:00', 'ontem'],
  ['2026-06-08T23:00', 'anteontem'],
  ['2026-06-11T23:30', 'amanhã'],
  ['2026-05-12T12:00', 'há 29 dias'],
])('days are counted as the calendar of Brasília does: %s is "%s"', (quando, texto) => {
  expect(tempoRelativo(new Date(`${quando}:00-03:00`), new Date('2026-06-10T22:00:00-03:00'))).toBe(texto);
});

test('after a month the date itself', () => {
  expect(tempoRelativo(QUASE_ONTEM, AGORA)).toBe('05/01/2026');
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
