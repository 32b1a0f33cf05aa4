/** A bad network, on order, and what the browser says of it and of hostile texts. */
import { expect, type Page } from '@playwright/test';

/** What the browser itself writes when a request does not get through, and the application about a failed reading. */
export const LINHAS_DA_REDE = [/net::ERR_/, /consulta falhou/];

const GRAVACAO = '**/documents:commit*';

/** The sanitiser parses the text aside, where the browser refuses its handlers a second time. */
export const MANIPULADOR_RECUSADO = /inline event handler violates the following Content Security Policy/;

/** The next write arrives at the server, and its answer never comes back. */
export async function perderAResposta(page: Page) {
  await page.route(
    GRAVACAO,
    async (rota) => {
      await rota.fetch();
      await rota.abort('connectionreset');
    },
    { times: 1 },
  );
}

/**
 * Gives the connection back, and waits until the page has it. The order goes to several of the browser's processes; on
 * a slow machine a request that follows at once is refused as one without a connection.
 */
export async function voltarAConexao(page: Page) {
  await page.context().setOffline(false);
  const chega = () =>
    page.evaluate(async () => {
      try {
        return (
          (await fetch('/robots.txt', { cache: 'no-store', method: 'HEAD' })).status > 0 && navigator.onLine
        );
      } catch {
        return false;
      }
    });
  await expect.poll(chega).toBe(true);
}

/** Counts the requests to an address that is matched. */
export function contarPedidos(page: Page, padrao: RegExp): () => number {
  let quantos = 0;
  page.on('request', (pedido) => {
    // Once a day a page tells that its person is here, whatever they do.
    const disseQueEntrou = pedido.postData()?.includes('ultimoAcesso') ?? false;
    if (padrao.test(pedido.url()) && pedido.method() === 'POST' && !disseQueEntrou) quantos += 1;
  });
  return () => quantos;
}

export const GRAVACOES = /documents:commit/;
