import { expect, it } from 'vitest';
import { PAPEIS } from '@/domain/acesso/papeis';
import { can } from '@/domain/acesso/permissions';
import { podeCriarIdeia, podeCriarRegulamento } from './podeCriar';

const sim = [true, false];
const casos = PAPEIS.flatMap((papel) =>
  sim.flatMap((externo) =>
    sim.flatMap((empresaAtiva) => sim.map((flag) => ({ papel, externo, empresaAtiva, tem: () => flag }))),
  ),
);

it('criar ideia e regulamento: o mesmo que a tabela de permissões, em todos os casos', () => {
  expect(casos).toHaveLength(40);
  for (const quem of casos) {
    expect(podeCriarIdeia({ quem })).toBe(can(quem, 'ideias', 'create', ['autorEmRascunho']));
    expect(podeCriarRegulamento({ quem })).toBe(can(quem, 'regulamentosIdeias', 'create'));
  }
});
