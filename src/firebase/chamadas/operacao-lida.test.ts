// The wait for an operation through the real reader of its record: what counts as 'not yet', and what does not.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aguardarOperacao } from './operacao';

const { getDoc } = vi.hoisted(() => ({ getDoc: vi.fn<() => Promise<unknown>>() }));
vi.mock('firebase/firestore/lite', async (original) => ({ ...(await original<object>()), getDoc }));

const falha = (code: string) => Object.assign(new Error(code), { code });
beforeEach(() => {
  getDoc.mockReset();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());
const esperar = () =>
  aguardarOperacao({ licenciadaId: 'l', empresaId: 'e' }, 'op1').then(
    () => 'terminou',
    (erro: Error) => erro.message,
  );

it('um erro do servidor não é "ainda não": termina logo, com ele', async () => {
  getDoc.mockRejectedValue(falha('internal'));
  const fim = esperar();
  await vi.advanceTimersByTimeAsync(100);
  expect(await fim).toBe('internal');
  expect(getDoc).toHaveBeenCalledTimes(1);
});

it.each(['permission-denied', 'unavailable', 'deadline-exceeded'])('%s é "ainda não"', async (code) => {
  getDoc.mockRejectedValueOnce(falha(code)).mockRejectedValue(falha('internal'));
  const fim = esperar();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await fim).toBe('internal');
  expect(getDoc).toHaveBeenCalledTimes(2);
});
