/**
 * Unit tests have no network. A request that no test answers used to hang until the machine gave up; it is refused at
 * once, and the test fails with its address (setup.ts). A test that wants an answer gives one:
 * `vi.stubGlobal('fetch', …)`, the stand-in of the database (banco.ts) or of the functions (servidor.ts).
 */

/** What was asked and by nobody answered. Shared by all files of a thread: packages keep the fetch they found first. */
const compartilhado = globalThis as unknown as { __semResposta?: string[]; __fetchDoTeste?: typeof fetch };
const pedidos = (compartilhado.__semResposta ??= []);

/** The machine's own servers, which tests of the local tools start; a page has none. */
const DAQUI = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/;
const temPagina = () => typeof document !== 'undefined';

/** Puts the refusal in the place of the environment's own `fetch`. */
export function semRede(): void {
  const real = globalThis.fetch;
  if (real === compartilhado.__fetchDoTeste) return;
  compartilhado.__fetchDoTeste = (pedido, opcoes) => {
    const endereco = pedido instanceof Request ? pedido.url : String(pedido);
    if (!temPagina() && DAQUI.test(endereco)) return real(pedido, opcoes);
    pedidos.push(endereco);
    return Promise.reject(new TypeError(`nenhum teste responde a ${endereco}`));
  };
  globalThis.fetch = compartilhado.__fetchDoTeste;
}

/** Addresses asked since the last call, each once; it forgets them. */
export const pedidosSemResposta = (): string[] => [...new Set(pedidos.splice(0))];
