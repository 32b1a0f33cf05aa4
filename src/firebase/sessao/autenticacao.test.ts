import {
  initializeAuth,
  onAuthStateChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { cheio, proibido } from '@tests/support/semGuarda';
import { afterEach, expect, it, vi } from 'vitest';
import { aoMudarConta, entrar, entrarComToken, lembrada, sair } from './autenticacao';
import { terminarPrazo } from './duracao';
import { guardarIndicio, haIndicioDeSessao } from './indicio';

vi.mock('@/firebase/app', () => ({ app: {} }));
const daqui = vi.hoisted(() => ({ currentUser: null as { email: string } | null }));
vi.mock('firebase/auth', () => ({
  browserSessionPersistence: 'aba',
  indexedDBLocalPersistence: 'aparelho',
  inMemoryPersistence: 'memoria',
  setPersistence: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  initializeAuth: vi.fn<(app: object, como: object) => object>(() => daqui),
  connectAuthEmulator: vi.fn<() => void>(),
  onAuthStateChanged: vi.fn<(auth: unknown, ouvinte: (conta: unknown) => void) => () => void>(),
  signInWithCustomToken: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  signInWithEmailAndPassword: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

const DIA = 24 * 60 * 60 * 1000;
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  terminarPrazo();
  localStorage.clear();
  sessionStorage.clear();
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

it('um banco que não responde não é oferecido à biblioteca, que esperaria por ele para sempre', () => {
  // This environment has none at all.
  expect(initializeAuth).toHaveBeenCalledExactlyOnceWith({}, { persistence: ['aba'] });
});

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
  expect(document.cookie).toBe('');
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

/** What a browser forgets when it is closed. */
function fecharNavegador() {
  document.cookie = 'navegador=; Path=/; Max-Age=-1';
  sessionStorage.clear();
}

it.each([
  ['com a senha', () => entrar('ana@exemplo.com.br', 'segredo', false)],
  ['com o token de um link', () => entrarComToken('token')],
])(
  'sem lembrar, %s, a sessão dura até que se feche o navegador, e não tem outro prazo',
  async (_como, entra) => {
    await entra();
    guardarIndicio();
    expect(haIndicioDeSessao()).toBe(true);
    expect(abrirDepoisDe(400)).toHaveBeenCalledOnce();
    expect(signOut).not.toHaveBeenCalled();
    fecharNavegador();
    expect(haIndicioDeSessao()).toBe(false);
    expect(abrirDepoisDe(0)).not.toHaveBeenCalled();
    expect(signOut).toHaveBeenCalledOnce();
  },
);

it('onde o navegador recusa cookies, é a aba que lembra', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await entrar('ana@exemplo.com.br', 'segredo', false);
  expect(abrirDepoisDe(0)).toHaveBeenCalledOnce();
  sessionStorage.clear();
  expect(abrirDepoisDe(0)).not.toHaveBeenCalled();
  cookie.mockRestore();
});

it.each([
  ['sem marca', () => localStorage.clear()],
  ['com uma marca que não é um instante', () => localStorage.setItem('lembrarAte', 'sempre')],
])('a conta guardada %s não abre sessão: sai', async (_caso, estragar) => {
  await entrar('ana@exemplo.com.br', 'segredo', true);
  estragar();
  expect(abrirDepoisDe(0)).not.toHaveBeenCalled();
  expect(signOut).toHaveBeenCalledOnce();
});

it('onde o armazenamento é proibido a sessão começa, e dura o que dura a página', async () => {
  const desfazer = proibido();
  const semCookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await entrar('ana@exemplo.com.br', 'segredo', true);
  guardarIndicio();
  expect(haIndicioDeSessao()).toBe(true);
  expect(abrirDepoisDe(0)).toHaveBeenCalledOnce();
  await sair();
  expect(haIndicioDeSessao()).toBe(false);
  desfazer();
  semCookie.mockRestore();
});

it('com o armazenamento cheio a sessão lembrada dura até que se feche o navegador', async () => {
  const desfazer = cheio();
  await entrar('ana@exemplo.com.br', 'segredo', true);
  desfazer();
  expect(document.cookie).toBe('navegador=aberto');
  expect(localStorage.getItem('lembrarAte')).toBeNull();
  expect(abrirDepoisDe(0)).toHaveBeenCalledOnce();
});

it('a conta que não cabe no navegador entra na memória; a que o servidor recusa não entra', async () => {
  vi.mocked(signInWithEmailAndPassword).mockRejectedValueOnce(new DOMException('x', 'QuotaExceededError'));
  await entrar('ana@exemplo.com.br', 'segredo', false);
  expect(setPersistence).toHaveBeenCalledExactlyOnceWith(daqui, 'memoria');
  expect(signInWithEmailAndPassword).toHaveBeenCalledTimes(2);
  const errada = Object.assign(new Error('x'), { code: 'auth/wrong-password' });
  vi.mocked(signInWithEmailAndPassword).mockRejectedValueOnce(errada);
  await expect(entrar('ana@exemplo.com.br', 'outra', false)).rejects.toBe(errada);
  expect(setPersistence).toHaveBeenCalledOnce();
});

it('sair apaga as marcas', async () => {
  await entrar('ana@exemplo.com.br', 'segredo', false);
  await sair();
  expect(document.cookie).toBe('');
  await entrar('ana@exemplo.com.br', 'segredo', true);
  await sair();
  expect(localStorage).toHaveLength(0);
});
