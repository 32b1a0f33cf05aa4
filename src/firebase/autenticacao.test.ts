import { onAuthStateChanged, setPersistence, signOut } from 'firebase/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { aoMudarConta, entrar } from './autenticacao';

vi.mock('./app', () => ({ app: {} }));
vi.mock('firebase/auth', () => ({
  browserSessionPersistence: 'aba',
  indexedDBLocalPersistence: 'aparelho',
  initializeAuth: () => ({}),
  connectAuthEmulator: vi.fn<() => void>(),
  onAuthStateChanged: vi.fn<(auth: unknown, ouvinte: (conta: unknown) => void) => () => void>(),
  setPersistence: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  signInWithEmailAndPassword: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

const DIA = 24 * 60 * 60 * 1000;
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

/** What the product hears of the account when the browser opens after the given days. */
function abrirDepoisDe(dias: number) {
  vi.useFakeTimers({ now: Date.now() + dias * DIA });
  const ouvinte = vi.fn<() => void>();
  vi.mocked(onAuthStateChanged).mockImplementation((_auth, chamarDeVolta) => {
    (chamarDeVolta as (conta: object) => void)({ uid: 'ana' });
    return () => {};
  });
  aoMudarConta(ouvinte);
  return ouvinte;
}

it('uma sessão lembrada termina depois de trinta dias', async () => {
  await entrar(' Ana@Exemplo.com.br ', 'segredo', true);
  expect(setPersistence).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'aparelho');
  expect(abrirDepoisDe(29)).toHaveBeenCalledOnce();
  expect(signOut).not.toHaveBeenCalled();
  expect(abrirDepoisDe(2)).not.toHaveBeenCalled();
  expect(signOut).toHaveBeenCalledOnce();
});

it('sem lembrar, a sessão é da aba e não tem prazo', async () => {
  await entrar('ana@exemplo.com.br', 'segredo', false);
  expect(setPersistence).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'aba');
  expect(abrirDepoisDe(400)).toHaveBeenCalledOnce();
});
