// @vitest-environment node
import { expect, it } from 'vitest';
import { diaDe, fimDoDia, inicioDoDia } from './datas';

it('um dia começa e termina no horário de Brasília, onde quer que o computador esteja', () => {
  expect(inicioDoDia('2026-11-20').toISOString()).toBe('2026-11-20T03:00:00.000Z');
  expect(fimDoDia('2026-11-20').toISOString()).toBe('2026-11-21T02:59:59.999Z');
  expect(diaDe(new Date('2026-11-21T02:59:59.999Z'))).toBe('2026-11-20');
  expect(diaDe(inicioDoDia('2026-01-31'))).toBe('2026-01-31');
});
