// @vitest-environment node
import { semanasDe } from './semanas';
import { partesDoPeriodo } from './partes-do-periodo';
import { describe, expect, it } from 'vitest';
import type { SomasPorDia, Soma } from './somas-por-dia';
import { maisDias, periodoAnterior, quantosDias, ultimosDias } from '@/domain/comum/datas';
import { type Anos, anosDoPeriodo, somaDoPeriodo, variacao } from './somas-do-periodo';

const soma = (registros: number): Soma => ({ registros, comentarios: registros * 2, curtidas: 0, moedas: 5 });
const anos: Anos = new Map<string, SomasPorDia>([
  ['2025', { dias: { '12-30': soma(3), '12-31': soma(4) }, updatedAt: new Date() }],
  ['2026', { dias: { '01-01': soma(2), '01-03': soma(250) }, updatedAt: new Date() }],
]);

describe('períodos de dias inteiros', () => {
  it('os últimos 30 dias terminam hoje, no dia de São Paulo', () => {
    // 02:00 in Greenwich is still the day before in São Paulo.
    expect(ultimosDias(30, new Date('2026-11-21T02:00:00Z'))).toEqual({
      inicio: '2026-10-22',
      fim: '2026-11-20',
    });
    expect(quantosDias({ inicio: '2026-10-22', fim: '2026-11-20' })).toBe(30);
  });
  it('o anterior tem o mesmo tamanho e termina na véspera, também por cima do ano', () => {
    expect(periodoAnterior({ inicio: '2026-01-01', fim: '2026-01-03' })).toEqual({
      inicio: '2025-12-29',
      fim: '2025-12-31',
    });
    expect(maisDias('2024-02-28', 1)).toBe('2024-02-29');
  });
});

describe('somas', () => {
  it('um período soma os dias, de um ano e do outro', () => {
    const periodo = { inicio: '2025-12-31', fim: '2026-01-02' };
    expect(anosDoPeriodo(periodo)).toEqual(['2025', '2026']);
    expect(somaDoPeriodo(anos, periodo)).toEqual({ registros: 6, comentarios: 12, curtidas: 0, moedas: 10 });
  });
  it('semanas inteiras', () => {
    expect(semanasDe(anos, { inicio: '2025-12-24', fim: '2026-01-06' })).toEqual([
      { inicio: '2025-12-24', registros: 3, comentarios: 6, curtidas: 0, moedas: 5 },
      { inicio: '2025-12-31', registros: 256, comentarios: 512, curtidas: 0, moedas: 15 },
    ]);
  });
  it('nenhuma parte passa de uma página, a não ser um dia só', () => {
    const partes = partesDoPeriodo(anos, { inicio: '2025-12-29', fim: '2026-01-04' }, 8);
    expect(partes).toEqual([
      { inicio: '2025-12-29', fim: '2025-12-31' },
      { inicio: '2026-01-01', fim: '2026-01-02' },
      { inicio: '2026-01-03', fim: '2026-01-03' },
      { inicio: '2026-01-04', fim: '2026-01-04' },
    ]);
  });
});

it.each([
  [12, 8, 50],
  [8, 12, -100 / 3],
  [5, 5, 0],
  [0, 0, 0],
  [5, 0, null],
])('de %s contra %s: %s', (atual, anterior, esperado) =>
  esperado === null
    ? expect(variacao(atual, anterior)).toBeNull()
    : expect(variacao(atual, anterior)).toBeCloseTo(esperado),
);
