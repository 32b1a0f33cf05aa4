// @vitest-environment node
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { tell } from '../local/cli/tell.cjs';

let server: Server;
afterEach(() => void server.close());

/** A process of the emulator at its slowest: it reads what it was told only after the request that came with it. */
async function slowProcess() {
  let waiting: object | undefined;
  let target: object = { functionTarget: 'nenhuma' };
  server = createServer((_, response) => {
    response.end(JSON.stringify(target));
    target = waiting ?? target;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    sendDebugMsg: async (word: object) => void (waiting = word),
    runtime: { conn: { httpReqOpts: () => ({ host: '127.0.0.1', port }) } },
  };
}

const call = (address: { host: string; port: number }) =>
  new Promise<string>((resolve, reject) => {
    get(address, (response) => {
      let text = '';
      response.on('data', (part) => (text += part)).on('end', () => resolve(text));
    }).on('error', reject);
  });

it('um processo do emulador atende a função pedida, não a de antes', async () => {
  const worker = await slowProcess();
  for (const functionTarget of ['relatoriosFunctions.empresas', 'relatoriosFunctions.medias']) {
    await tell(worker, { functionTarget });
    expect(JSON.parse(await call(worker.runtime.conn.httpReqOpts()))).toEqual({ functionTarget });
  }
});

it('um processo que já acabou não prende quem pede', async () => {
  const worker = await slowProcess();
  await new Promise((resolve) => server.close(resolve));
  await expect(tell(worker, { functionTarget: 'ideiasFunctions.curtir' })).resolves.toBeUndefined();
});
