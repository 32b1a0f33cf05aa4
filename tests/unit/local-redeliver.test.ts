// @vitest-environment node
/** Events of the local emulators come again until their function has done its work, as in production. */
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redeliver } from '../local/cli/redeliver.cjs';

interface Entrega {
  url: string | undefined;
  corpo: string;
  evento: string | string[] | undefined;
}
const entregas: Entrega[] = [];
/** The answers to come; after them all is well. */
let respostas: [estado: number, texto: string][] = [];
/** Says 'respondida' when a delivery was answered, and redelivery has decided about it. */
const ouvinte = new EventEmitter();

const servidor = createServer((pedido: IncomingMessage & { rawBody?: Buffer }, resposta) => {
  redeliver(pedido, resposta);
  resposta.once('finish', () => ouvinte.emit('respondida'));
  const partes: Buffer[] = [];
  pedido.on('data', (parte: Buffer) => partes.push(parte));
  pedido.on('end', () => {
    pedido.rawBody = Buffer.concat(partes);
    // As the emulator does with what it decodes.
    pedido.headers['content-length'] = '1';
    entregas.push({ url: pedido.url, corpo: pedido.rawBody.toString(), evento: pedido.headers['ce-id'] });
    const [estado, texto] = respostas.shift() ?? [200, ''];
    resposta.writeHead(estado);
    resposta.write(texto);
    resposta.end();
  });
});

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  entregas.length = 0;
  respostas = [];
  servidor.close();
});

async function mandar() {
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  const pedido = request({ port, host: '127.0.0.1', method: 'POST', path: '/triggers/onEmailNaFila?a=1' });
  pedido.setHeader('ce-id', 'evento');
  pedido.end('corpo');
  await once(ouvinte, 'respondida');
}
const entrega = { url: '/triggers/onEmailNaFila?a=1', corpo: 'corpo', evento: 'evento' };
/** All deliveries there are: after them none waits. */
async function todas(quantas: number) {
  await mandar();
  for (let i = 1; i < quantas; i++) {
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersToNextTimer();
    await once(ouvinte, 'respondida');
  }
  expect(vi.getTimerCount()).toBe(0);
  expect(entregas).toEqual(Array.from({ length: quantas }, () => entrega));
}

const PASSA = '3 INVALID_ARGUMENT: Transaction is invalid or closed.';

it('um evento cuja função falhou por um instante vem de novo, inteiro, até dar certo, e então não mais', async () => {
  respostas = [
    [500, PASSA],
    [500, '{"code":"ECONNRESET"}'],
  ];
  await todas(3);
});

it.each([
  [200, PASSA],
  [204, ''],
  [404, PASSA],
  [500, 'nome: esperava um texto'],
] as const)('o que foi respondido com %i %s não vem de novo', async (...resposta) => {
  respostas = [[...resposta]];
  await todas(1);
});

it('o que falha sempre vem quatro vezes, e acaba', async () => {
  respostas = Array.from({ length: 9 }, () => [500, PASSA]);
  await todas(4);
});
