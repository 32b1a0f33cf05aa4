// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { contaAtual } from './autenticacao';
import { chamar } from '@/firebase/chamadas/callable';
import { garantirClaims } from './claims';

vi.mock('./autenticacao', () => ({ contaAtual: vi.fn<() => unknown>(() => null) }));
vi.mock('@/firebase/chamadas/callable', () => ({
  chamar: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
afterEach(() => vi.clearAllMocks());

const aurora = { licenciadaId: 'sul', empresaId: 'aurora' };

/** An account whose token names the company. */
function conta(claims: object) {
  const getIdToken = vi.fn<() => Promise<string>>(() => Promise.resolve('novo'));
  const getIdTokenResult = () => Promise.resolve({ claims });
  vi.mocked(contaAtual).mockReturnValue({ getIdToken, getIdTokenResult } as never);
  return getIdToken;
}

it('sem ninguém dentro é um erro', () =>
  expect(garantirClaims(aurora)).rejects.toThrow('The current user is not defined'));

it('o token que já nomeia a empresa serve', async () => {
  const renovar = conta(aurora);
  await garantirClaims(aurora);
  expect(chamar).not.toHaveBeenCalled();
  expect(renovar).not.toHaveBeenCalled();
});

it('o de outra empresa é trocado e renovado', async () => {
  const renovar = conta({ ...aurora, empresaId: 'boreal' });
  await garantirClaims(aurora);
  expect(chamar).toHaveBeenCalledExactlyOnceWith(expect.anything(), aurora);
  expect(renovar).toHaveBeenCalledExactlyOnceWith(true);
});
