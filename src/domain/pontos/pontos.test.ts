// @vitest-environment node
import { expect, it } from 'vitest';
import { bonusForm } from '@/domain/contratos/pontos';
import { MAIOR_TOTAL, rankingSchema, totalDePontos } from './pontos';

const entrada = (pontos: number, type: 'BONIFICACAO' | 'CANCELADA' = 'BONIFICACAO') => ({ pontos, type });

it('a soma não passa do que o ranking guarda, e abaixo disso é a soma', () => {
  expect(totalDePontos([entrada(30), entrada(12), entrada(5, 'CANCELADA')])).toBe(42);
  const demais = totalDePontos([entrada(MAIOR_TOTAL), entrada(1)]);
  expect(rankingSchema.shape.totalPontos.safeParse(demais).success).toBe(true);
  expect(rankingSchema.shape.totalPontos.safeParse(MAIOR_TOTAL + 1).success).toBe(false);
});

it('um bônus tem teto', () => {
  const bonus = { colaboradorReference: 'a', observacao: 'Boa ideia.' };
  expect(bonusForm.safeParse({ ...bonus, pontos: 10_000 }).success).toBe(true);
  expect(bonusForm.safeParse({ ...bonus, pontos: 10_001 }).success).toBe(false);
});
