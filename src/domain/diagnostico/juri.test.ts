// @vitest-environment node
import { expect, it } from 'vitest';
import { empresasDe, lugaresDe, passouDoPrazo, podeLembrar } from './juri';

const lugares = { norte: ['ana', 'bia'], sul: ['bia'] };

it('cada avaliador tem as suas empresas; um id que todo objeto tem não é de ninguém', () => {
  expect(empresasDe({ lugares }, 'bia')).toEqual(['norte', 'sul']);
  expect(empresasDe({ lugares }, 'ana')).toEqual(['norte']);
  expect(empresasDe({ lugares }, 'caio')).toEqual([]);
  expect(lugaresDe({ lugares }, 'constructor')).toEqual([]);
});

it('atrasa quem passou do último dia, em São Paulo, e não antes', () => {
  expect(passouDoPrazo({ prazo: '2026-11-20' }, new Date('2026-11-21T02:59:59Z'))).toBe(false);
  expect(passouDoPrazo({ prazo: '2026-11-20' }, new Date('2026-11-21T03:00:00Z'))).toBe(true);
});

it('só se lembra quem está atrasado, e não antes de três dias', () => {
  const agora = new Date('2026-11-25T12:00:00Z');
  const ha = (horas: number) => new Date(agora.getTime() - horas * 3_600_000);
  const juri = { prazo: '2026-11-20', lembretes: { bia: ha(71), caio: ha(72) } };
  expect(podeLembrar(juri, 'ana', agora)).toBe(true);
  expect(podeLembrar(juri, 'bia', agora)).toBe(false);
  expect(podeLembrar(juri, 'caio', agora)).toBe(true);
  expect(podeLembrar(juri, 'toString', agora)).toBe(true);
  expect(podeLembrar({ ...juri, prazo: '2026-11-25' }, 'ana', agora)).toBe(false);
});
