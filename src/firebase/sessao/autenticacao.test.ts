import { onAuthStateChanged, setPersistence, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aoMudarConta, entrar, lembrada } from './autenticacao';

vi.mock('@/firebase/app', () => ({ app: {} }));
const daqui = vi.hoisted(() => ({ currentUser: null as { email: string } | null }));
vi.mock('firebase/auth', () => ({
  browserSessionPersistence: 'aba',
  indexedDBLocalPersistence: 'aparelho',
  initializeAuth: () => daqui,
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
  sessionStorage.clear();
});

/** An account as Auth gives it; without an instant Auth does not know when it signed in. */
const conta = (entrou?: number) => ({
  uid: 'ana',
  metadata: entrou === undefined ? {} : { lastSignInTime: new Date(entrou).toUTCString() },
});

/** What the product hears of the account when the browser opens after the given days. */
function abrirDepoisDe(dias: number, lembrada = conta()) {
  vi.useFakeTimers({ now: Date.now() + dias * DIA });
  const ouvinte = vi.fn<() => void>();
  vi.mocked(onAuthStateChanged).mockImplementation((_auth, chamarDeVolta) => {
    (chamarDeVolta as (conta: object) => void)(lembrada);
    return () => {};
  });
  aoMudarConta(ouvinte);
  return ouvinte;
}

it('entra com o e-mail e a senha como foram guardados, sem os espaços das pontas', async () => {
  await entrar(' Ana@Exemplo.com.br ', ' segredo ', true);
  expect(signInWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    'ana@exemplo.com.br',
    'segredo',
  );
});

it('uma sessão lembrada termina depois de trinta dias', async () => {
  await entrar(' Ana@Exemplo.com.br ', 'segredo', true);
  expect(setPersistence).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'aparelho');
  expect(abrirDepoisDe(29)).toHaveBeenCalledOnce();
  expect(signOut).not.toHaveBeenCalled();
  expect(abrirDepoisDe(2)).not.toHaveBeenCalled();
  expect(signOut).toHaveBeenCalledOnce();
});

it('trocar a senha não desfaz o "Lembrar-me" de quem entrou com ele', async () => {
  await entrar('ana@exemplo.com.br', 'segredo', true);
  daqui.currentUser = { email: 'ana@exemplo.com.br' };
  expect(lembrada('ana@exemplo.com.br')).toBe(true);
  expect(lembrada('outra@exemplo.com.br')).toBe(false);
  await entrar('ana@exemplo.com.br', 'segredo', false);
  expect(lembrada('ana@exemplo.com.br')).toBe(false);
  daqui.currentUser = null;
});

it('sem lembrar, a sessão é da aba e não tem prazo', async () => {
  await entrar('ana@exemplo.com.br', 'segredo', false);
  expect(setPersistence).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'aba');
  sessionStorage.setItem('firebase:authUser:chave:[DEFAULT]', '{}');
  expect(abrirDepoisDe(400, conta(Date.now()))).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

describe('a sessão lembrada que perdeu a marca dos trinta dias', () => {
  beforeEach(async () => {
    await entrar('ana@exemplo.com.br', 'segredo', true);
    localStorage.clear();
  });

  it('termina, se a conta entrou há mais tempo do que isso', () => {
    expect(abrirDepoisDe(31, conta(Date.now()))).not.toHaveBeenCalled();
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('continua só até trinta dias depois de ter entrado', () => {
    const entrou = Date.now();
    expect(abrirDepoisDe(10, conta(entrou))).toHaveBeenCalledOnce();
    // A later sign-in on another device does not lengthen it.
    expect(abrirDepoisDe(19, conta(entrou + 20 * DIA))).toHaveBeenCalledOnce();
    expect(signOut).not.toHaveBeenCalled();
    expect(abrirDepoisDe(2, conta(entrou + 20 * DIA))).not.toHaveBeenCalled();
    expect(signOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['sem marca', () => localStorage.clear()],
    ['com uma marca que não é um instante', () => localStorage.setItem('lembrarAte', 'sempre')],
  ])('e sem se saber quando entrou, %s, dura trinta dias desde agora', (_caso, estragar) => {
    estragar();
    expect(abrirDepoisDe(0)).toHaveBeenCalledOnce();
    expect(abrirDepoisDe(29)).toHaveBeenCalledOnce();
    expect(abrirDepoisDe(2)).not.toHaveBeenCalled();
    expect(signOut).toHaveBeenCalledOnce();
  });
});
