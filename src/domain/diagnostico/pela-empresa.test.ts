import { expect, it } from 'vitest';
import { comAEmpresa, semConvidados } from './pela-empresa';

it('com uma resposta finalizada a empresa respondeu, seja de quem for', () => {
  for (const situacao of ['aguardando', 'expirado', 'fora', 'foraDaFase']) {
    expect(comAEmpresa(situacao, 1)).toBe('pelaEmpresa');
    expect(comAEmpresa(situacao, 0)).toBe(situacao);
    // A respondent from outside is not told.
    expect(comAEmpresa(situacao, undefined)).toBe(situacao);
  }
});

it('o que a pessoa respondeu, começou ou teve cancelado continua dela', () => {
  for (const situacao of ['finalizada', 'pausada', 'respondido', 'cancelado'])
    expect(comAEmpresa(situacao, 3)).toBe(situacao);
});

it('sem convidados só é ninguém enquanto não há resposta', () => {
  expect([15, 0, undefined].map((quantas) => semConvidados(quantas))).toEqual([
    'Respondido sem convites',
    'Ninguém convidado',
    'Ninguém convidado',
  ]);
});
