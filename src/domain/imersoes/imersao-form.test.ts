// @vitest-environment node
import { expect, it } from 'vitest';
import { cronogramaFormDe, INICIO_PASSADO } from './imersao-form';

const HOJE = '2026-11-23';
const recusas = (inicioIncricao: string, guardado?: string) =>
  cronogramaFormDe(HOJE, guardado)
    .safeParse({ inicioIncricao, terminoIncricao: '2026-12-01', quantidadeDeVagas: 3 })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('as inscrições começam hoje ou depois; ontem, só se já começavam', () => {
  expect(recusas(HOJE)).toEqual([]);
  expect(recusas('2026-11-24')).toEqual([]);
  expect(recusas('2026-11-22')).toEqual([['inicioIncricao', INICIO_PASSADO]]);
  expect(recusas('2026-11-22', '2026-11-22')).toEqual([]);
});

it('nem terminam antes de começar, nem se abrem sem vagas', () => {
  const form = { inicioIncricao: HOJE, terminoIncricao: HOJE, quantidadeDeVagas: 1 };
  const aceita = (mudancas: object) => cronogramaFormDe(HOJE).safeParse({ ...form, ...mudancas }).success;
  expect(aceita({})).toBe(true);
  expect(aceita({ inicioIncricao: '2026-11-24' })).toBe(false);
  expect(aceita({ quantidadeDeVagas: 0 })).toBe(false);
});
