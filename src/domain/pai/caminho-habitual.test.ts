import { expect, it } from 'vitest';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { caminhoHabitual } from './caminho-habitual';

it('uma ideia vai de nova a implementada; o que sai do caminho não está nele', () => {
  const caminho = caminhoHabitual(IDEIA);
  expect(caminho).toHaveLength(7);
  expect([caminho[0], caminho.at(-1)]).toEqual(['NOVA_IDEIA', 'IMPLEMENTADA']);
  expect(caminho).not.toContain('BACKLOG_DE_AVALIACAO_FUTURA');
});

it('um desafio tem o seu', () => {
  const caminho = caminhoHabitual(DESAFIO);
  expect(caminho[0]).toBe('NOVO_DESAFIO');
  expect(new Set(caminho).size).toBe(caminho.length);
  expect(caminho.length).toBeGreaterThan(3);
});

it('um caminho que volta sobre si termina', () => {
  const movimento = { proximo: { A: 'B', B: 'A' }, instantes: {} };
  expect(caminhoHabitual({ movimento })).toEqual(['A', 'B']);
});
