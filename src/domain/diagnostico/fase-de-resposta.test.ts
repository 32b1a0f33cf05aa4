// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FASES_PADRAO } from '@/domain/projetos/projeto';
import { fraseDaFase, reabertaDesde, respondeNaFase } from './fase-de-resposta';

describe('em que fase se responde', () => {
  it.each([
    ['a sua', 2, [2], true],
    ['uma de várias', 2, [1, 2], true],
    ['a seguinte', 3, [2], false],
    ['a anterior', 1, [2], false],
    ['nenhuma marcada são todas', 7, [], true],
  ])('%s', (_, fase, fases, esperado) => expect(respondeNaFase(fase, { fases })).toBe(esperado));
});

describe('a frase', () => {
  const projeto = { fases: [...FASES_PADRAO] };
  it.each([
    [1, [2], 'O questionário se responde na fase “Autodiagnóstico”, e a empresa está em “Inscrição”.'],
    [
      6,
      [2, 1],
      'O questionário se respondia nas fases “Inscrição” e “Autodiagnóstico”, e a empresa já está em “Finalistas”. As respostas ficam como estão.',
    ],
    // The project's order counts: evidence stands before the interviews.
    [8, [4], 'O questionário se responde na fase “Entrevista Inicial”, e a empresa está em “Evidências”.'],
    // Between two of its phases, the second one comes.
    [
      3,
      [2, 4],
      'O questionário se responde nas fases “Autodiagnóstico” e “Entrevista Inicial”, e a empresa está em “Habilitada”.',
    ],
    [
      2,
      [99],
      'O questionário se respondia na fase “Fase 99”, e a empresa já está em “Autodiagnóstico”. As respostas ficam como estão.',
    ],
  ])('na fase %i, de %j', (fase, fases, frase) => expect(fraseDaFase(projeto, fase, { fases })).toBe(frase));
});

describe('reaberta desde a mudança de fase', () => {
  const em = new Date('2026-03-02T12:00:00Z');
  const folha = {
    finalizadoEm: null,
    reaberturas: [{ em, por: 'ada', motivo: 'Um motivo.', finalizadoEm: null }],
  };
  it('vale enquanto a empresa fica na fase, e até finalizar', () => {
    expect(reabertaDesde(folha, { desde: em })).toBe(true);
    expect(reabertaDesde(folha, { desde: new Date(em.getTime() + 1) })).toBe(false);
    expect(reabertaDesde({ ...folha, finalizadoEm: em }, { desde: em })).toBe(false);
    expect(reabertaDesde({ ...folha, reaberturas: [] }, { desde: em })).toBe(false);
    expect(reabertaDesde(undefined, { desde: em })).toBe(false);
  });
});
