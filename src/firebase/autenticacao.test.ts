import { onAuthStateChanged, reload, setPersistence, signOut } from 'firebase/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { aoMudarConta, entrar } from './autenticacao';

vi.mock('./app', () => ({ app: {} }));
vi.mock('firebase/auth', () => ({
  browserSessionPersistence: 'aba',
  indexedDBLocalPersistence: 'aparelho',
  initializeAuth: () => ({}),
  connectAuthEmulator: vi.fn<() => void>(),
  onAuthStateChanged: vi.fn<(auth: unknown, ouvinte: (conta: unknown) => void) => () => void>(),
  reload: vi.fn<() => Promise<void>>(() => Promise.resolve()),
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

/** The product as a browser opens it that remembers an account; the module keeps what it has looked at. */
async function abrirComConta() {
  vi.resetModules();
  const { aoMudarConta: ouvir, entrar: acessar } = await import('./autenticacao');
  vi.mocked(onAuthStateChanged).mockReturnValue(() => {});
  ouvir(() => {});
  const [, avisar] = vi.mocked(onAuthStateChanged).mock.lastCall ?? [];
  return { avisar: avisar as unknown as (conta: object | null) => void, acessar };
}
const depois = () => new Promise((pronto) => setTimeout(pronto));

it.each([
  ['uma conta que não existe mais sai', 'auth/user-token-expired', 1],
  ['sem conexão ninguém sai', 'auth/network-request-failed', 0],
])('a conta lembrada é conferida: %s', async (_caso, code, saidas) => {
  const { avisar } = await abrirComConta();
  vi.mocked(reload).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  avisar({ uid: 'ana' });
  await depois();
  expect(reload).toHaveBeenCalledOnce();
  expect(signOut).toHaveBeenCalledTimes(saidas);
});

it('quem acabou de entrar não é conferido, e ninguém duas vezes', async () => {
  const { avisar, acessar } = await abrirComConta();
  avisar(null);
  await acessar('ana@exemplo.com.br', 'segredo', true);
  avisar({ uid: 'ana' });
  expect(reload).not.toHaveBeenCalled();
  const outra = await abrirComConta();
  outra.avisar({ uid: 'ana' });
  outra.avisar({ uid: 'ana' });
  await depois();
  expect(reload).toHaveBeenCalledOnce();
});
