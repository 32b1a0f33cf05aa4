import { SEM_APP_CHECK } from '@/domain/comum/erros';
import { beforeEach, expect, it, vi } from 'vitest';

const { tokenDoAppCheck, ultimoTokenDoAppCheck } = vi.hoisted(() => ({
  tokenDoAppCheck: vi.fn<() => Promise<string | undefined>>(),
  ultimoTokenDoAppCheck: vi.fn<() => string | undefined>(),
}));
vi.mock('@/firebase/appCheck', () => ({ tokenDoAppCheck, ultimoTokenDoAppCheck }));

const ENDERECO = 'visitantes/respostasFunctions-consultarLink';
const recusa = { error: { status: 'UNAUTHENTICATED', message: SEM_APP_CHECK } };
const enviados = vi.fn<(prova: string | null, requestId: string) => void>();

/** Functions that ask for App Check, or not. */
function servir(exige: boolean) {
  vi.stubGlobal('fetch', (_url: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    const prova = new Headers(headers).get('x-firebase-appcheck');
    enviados(prova, (JSON.parse(body) as { data: { requestId: string } }).data.requestId);
    return Promise.resolve(
      exige && prova === null ? Response.json(recusa, { status: 401 }) : Response.json({ result: 'feito' }),
    );
  });
}

/** A page that was just opened: nothing was refused in it. */
async function pagina() {
  vi.resetModules();
  return (await import('./pedirPorFetch')).pedirPorFetch;
}

beforeEach(() => {
  enviados.mockReset();
  tokenDoAppCheck.mockReset().mockResolvedValue('a-prova');
  ultimoTokenDoAppCheck.mockReset().mockReturnValue('a-última');
  return () => vi.unstubAllGlobals();
});

it('a página de um visitante não carrega nada do App Check enquanto ninguém o exige', async () => {
  servir(false);
  const pedirPorFetch = await pagina();
  expect(await pedirPorFetch(ENDERECO, {})).toBe('feito');
  expect(enviados.mock.calls).toEqual([[null, expect.any(String)]]);
  expect(tokenDoAppCheck).not.toHaveBeenCalled();
});

it('exigido, o mesmo pedido vai outra vez com a prova, e os seguintes já a levam', async () => {
  servir(true);
  const pedirPorFetch = await pagina();
  expect(await pedirPorFetch(ENDERECO, {}, { requestId: 'um-pedido' })).toBe('feito');
  expect(await pedirPorFetch(ENDERECO, {}, { requestId: 'outro-pedido' })).toBe('feito');
  expect(enviados.mock.calls).toEqual([
    [null, 'um-pedido'],
    ['a-prova', 'um-pedido'],
    ['a-prova', 'outro-pedido'],
  ]);
});

it('sem prova a recusa se diz, e nada vai duas vezes', async () => {
  servir(true);
  tokenDoAppCheck.mockResolvedValue(undefined);
  const pedirPorFetch = await pagina();
  await expect(pedirPorFetch(ENDERECO, {})).rejects.toThrow(SEM_APP_CHECK);
  expect(enviados).toHaveBeenCalledTimes(1);
});

it('quem entrou leva a prova desde o primeiro; a página que se fecha, a última', async () => {
  servir(true);
  const pedirPorFetch = await pagina();
  await pedirPorFetch(ENDERECO, {}, { token: 'da-conta', requestId: 'a' });
  await pedirPorFetch(ENDERECO, {}, { token: 'da-conta', requestId: 'b', saindo: true });
  expect(enviados.mock.calls).toEqual([
    ['a-prova', 'a'],
    ['a-última', 'b'],
  ]);
  expect(tokenDoAppCheck).toHaveBeenCalledTimes(1);
});
