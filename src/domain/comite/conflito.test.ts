// @vitest-environment node
import { expect, it } from 'vitest';
import { impede, livreEm } from './conflito';

const agora = new Date('2026-11-20T12:00:00Z');
const ha = (horas: number) => ({ retiradoEm: new Date(agora.getTime() - horas * 3_600_000) });

it('o conflito impede enquanto vale, e ainda um dia depois de retirado', () => {
  expect(impede({ retiradoEm: null }, agora)).toBe(true);
  expect(impede(ha(23), agora)).toBe(true);
  expect(impede(ha(25), agora)).toBe(false);
  expect(livreEm({ retiradoEm: null })).toBeNull();
  expect(livreEm(ha(0))).toEqual(new Date('2026-11-21T12:00:00Z'));
});
