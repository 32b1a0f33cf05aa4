// What the SDKs really send: App Check's own SDK comes later than their first request (decisions T500).
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const { pedirToken } = vi.hoisted(() => ({ pedirToken: vi.fn<() => Promise<string>>() }));
vi.mock('./comprovante', () => ({ pedirToken }));
vi.mock('./ambiente', async (original) => ({ ...(await original<object>()), chaveDoAppCheck: 'a-chave' }));

// Files of tests share the packages, and with them the one app: this file has its own, and leaves none behind.
await Promise.all(getApps().map(deleteApp));
const { app } = await import('./app');
const { tokenDoAppCheck, ultimoTokenDoAppCheck } = await import('./appCheck');
afterAll(() => deleteApp(app));

const enviados = vi.fn<(nome: string | null) => void>();
const falso = (_endereco: unknown, opcoes?: { headers?: HeadersInit }) => {
  enviados(new Headers(opcoes?.headers).get('x-firebase-appcheck'));
  return Promise.resolve(Response.json({ documents: [] }, { status: 500 }));
};

beforeEach(() => {
  vi.stubGlobal('fetch', falso);
  enviados.mockReset();
  pedirToken.mockReset().mockResolvedValue('a-prova');
  return () => vi.unstubAllGlobals();
});

const PEDIDOS = {
  Firestore: async () => {
    const fs = await import('firebase/firestore/lite');
    fs.setLogLevel('silent');
    await fs.getDoc(fs.doc(fs.getFirestore(app), 'a/b'));
  },
  Functions: async () => {
    const { getFunctions, httpsCallable } = await import('firebase/functions');
    await httpsCallable(getFunctions(app), 'nenhuma')();
  },
};

it.each(Object.entries(PEDIDOS))('%s manda o que o App Check dá', async (_nome, pedir) => {
  await pedir().catch(() => undefined);
  expect(enviados).toHaveBeenCalled();
  expect(enviados.mock.calls.every(([prova]) => prova === 'a-prova')).toBe(true);
});

// Auth keeps the fetch of whoever loaded its package first, so what it sends is read where it makes its headers.
it('Auth manda o que o App Check dá', async () => {
  const { inMemoryPersistence, initializeAuth } = await import('firebase/auth');
  const auth = initializeAuth(app, { persistence: inMemoryPersistence }) as unknown as {
    _getAdditionalHeaders: () => Promise<Record<string, string>>;
  };
  expect(await auth._getAdditionalHeaders()).toMatchObject({ 'X-Firebase-AppCheck': 'a-prova' });
});

it('sem prova o pedido vai sem ela, e quem a exige o recusa', async () => {
  pedirToken.mockRejectedValue(new Error('app-check/throttled'));
  await PEDIDOS.Firestore().catch(() => undefined);
  expect(enviados).toHaveBeenCalledWith(null);
  expect(await tokenDoAppCheck()).toBeUndefined();
});

it('um navegador que barra o Google espera uma vez só, e a prova que chega depois vale', async () => {
  vi.useFakeTimers();
  let chegar: ((prova: string) => void) | undefined;
  pedirToken.mockReturnValue(new Promise((resolver) => (chegar = resolver)));
  const primeira = tokenDoAppCheck();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await primeira).toBeUndefined();
  expect(await tokenDoAppCheck()).toBeUndefined();
  chegar?.('tardia');
  await vi.advanceTimersByTimeAsync(0);
  expect(ultimoTokenDoAppCheck()).toBe('tardia');
  expect(await tokenDoAppCheck()).toBe('tardia');
  vi.useRealTimers();
});
