// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FASES_PADRAO } from '@/domain/projetos/projeto';
import { alcancado, habilitadaNo } from './habilitada';

const projeto = { fases: [...FASES_PADRAO], minimoResposta: 3 };
const q = (id: string, fases: number[], mudancas = {}) => ({
  id,
  fases,
  versao: 1,
  deletedAt: null,
  ...mudancas,
});
const folhas =
  (quantas: Record<string, number>) =>
  ({ id }: { id: string }) =>
    quantas[id] ?? 0;

describe('fase alcançada', () => {
  it.each([
    ['a sua', 2, [2], true],
    ['uma anterior', 3, [2], true],
    ['uma posterior', 2, [3], false],
    ['pela ordem do projeto, não pelo número: Evidências vem antes da entrevista', 8, [4], false],
    ['uma de várias', 2, [2, 5], true],
    ['nenhuma são todas', 1, [], true],
    ['uma que o projeto não tem', 2, [99], false],
    ['em uma que o projeto não tem, nenhuma', 99, [1], false],
  ])('%s', (_, fase, fases, esperado) => expect(alcancado(projeto, fase, { fases })).toBe(esperado));
});

describe('habilitada', () => {
  it('com o mínimo em cada questionário das fases alcançadas; os das outras não contam', () => {
    const todos = [q('a', [2]), q('b', [2]), q('c', [5])];
    expect(habilitadaNo(projeto, 2, todos, folhas({ a: 3, b: 3 }))).toBe(true);
    expect(habilitadaNo(projeto, 2, todos, folhas({ a: 3, b: 2 }))).toBe(false);
    expect(habilitadaNo(projeto, 5, todos, folhas({ a: 3, b: 3 }))).toBe(false);
    expect(habilitadaNo(projeto, 5, todos, folhas({ a: 3, b: 3, c: 4 }))).toBe(true);
  });
  it('removidos e não publicados não contam; sem nenhum ninguém está habilitada', () => {
    const fora = [q('a', [2], { deletedAt: new Date() }), q('b', [2], { versao: undefined })];
    expect(habilitadaNo(projeto, 2, fora, folhas({}))).toBe(false);
    expect(habilitadaNo(projeto, 2, [...fora, q('c', [2])], folhas({ c: 3 }))).toBe(true);
    expect(habilitadaNo(projeto, 2, [], folhas({}))).toBe(false);
  });
  it('um projeto sem mínimo habilita assim que há o que responder', () =>
    expect(habilitadaNo({ ...projeto, minimoResposta: 0 }, 2, [q('a', [2])], folhas({}))).toBe(true));
});
