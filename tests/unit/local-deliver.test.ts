// @vitest-environment node
/** Events of the local emulators come as in production: several at once, and again until their function did its work. */
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deliveries } from '../local/cli/deliver.cjs';
import { esperar } from '../support/esperar';

interface Entrega {
  url: string | undefined;
  corpo: string;
  evento: string | string[] | undefined;
}
const entregas: Entrega[] = [];
/** The answers to come; after them all is well. */
let respostas: [estado: number, texto: string][] = [];
/** Deliveries that nobody has answered yet, where the test answers by itself. */
let abertas: ServerResponse[] | undefined;
/** Says 'recebida' for each delivery. */
const ouvinte = new EventEmitter();
let entregador: Deliveries;
let ditas: string[];

async function funcao(pedido: IncomingMessage, resposta: ServerResponse) {
  const partes: Buffer[] = [];
  for await (const parte of pedido) partes.push(parte as Buffer);
  entregas.push({
    url: pedido.url,
    corpo: Buffer.concat(partes).toString(),
    evento: pedido.headers['ce-id'],
  });
  const [estado, texto] = respostas.shift() ?? [200, ''];
  if (abertas) abertas.push(resposta);
  else resposta.writeHead(estado).end(texto);
  ouvinte.emit('recebida');
}

const servidor = createServer((pedido, resposta) => {
  if (entregador.isNew(pedido)) void entregador.take(pedido, resposta);
  else void funcao(pedido, resposta);
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ditas = [];
  entregador = new Deliveries((frase) => void ditas.push(frase));
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  entregas.length = 0;
  respostas = [];
  abertas = undefined;
  servidor.close();
});

/** Sends an event as the emulators do, and resolves to the status of the answer. */
async function mandar(
  caminho = '/triggers/onEmailNaFila?a=1',
  evento: string | null = 'evento',
  sobre = 'documents/filaDeEmails/m1',
) {
  const { port } = servidor.address() as AddressInfo;
  const pedido = request({ port, host: '127.0.0.1', method: 'POST', path: caminho });
  if (evento !== null) pedido.setHeader('ce-id', evento);
  pedido.setHeader('ce-subject', sobre);
  pedido.end('corpo');
  const [resposta] = (await once(pedido, 'response')) as [IncomingMessage];
  resposta.resume();
  return resposta.statusCode;
}
const recebidas = async (quantas: number) => {
  while (entregas.length < quantas) await once(ouvinte, 'recebida');
};
const acabar = () => esperar(() => expect(entregador.idle).toBe(true));

const entrega = { url: '/triggers/onEmailNaFila?a=1', corpo: 'corpo', evento: 'evento' };
/** All deliveries there are: after them none waits. */
async function todas(quantas: number) {
  expect(await mandar()).toBe(204);
  for (let i = 1; i < quantas; i++) {
    await recebidas(i);
    await esperar(() => expect(vi.getTimerCount()).toBe(1));
    expect(entregador.idle).toBe(false);
    vi.advanceTimersToNextTimer();
  }
  await recebidas(quantas);
  await acabar();
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
  expect(ditas).toEqual([
    `Evento vem de novo:  (${entrega.url}): 500 ${PASSA}`,
    `Evento vem de novo:  (${entrega.url}): 500 {"code":"ECONNRESET"}`,
  ]);
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

it('o que falha sempre vem seis vezes, e acaba', async () => {
  respostas = Array.from({ length: 9 }, () => [500, PASSA]);
  await todas(6);
  expect(ditas.at(-1)).toMatch(/^Evento não tratado: /);
});

const deLicenciada = (n: number) => `documents/licenciadas/l${n}/empresas/e/ideias/i`;

it('quem manda não espera pela função, e uma demorada não para as de outras licenciadas: quatro ao mesmo tempo', async () => {
  const paradas: ServerResponse[] = (abertas = []);
  for (let i = 0; i < 6; i++) expect(await mandar(undefined, `e${i}`, deLicenciada(i))).toBe(204);
  await recebidas(4);
  expect(paradas).toHaveLength(4);
  paradas[3]?.end();
  await recebidas(5);
  expect(paradas).toHaveLength(5);
  expect(entregador.idle).toBe(false);
  for (const parada of paradas.splice(0)) parada.end();
  await recebidas(6);
  abertas = undefined;
  for (const parada of paradas) parada.end();
  await acabar();
  expect(entregas).toHaveLength(6);
});

it('os de uma licenciada vêm na sua ordem, um de cada vez', async () => {
  const paradas: ServerResponse[] = (abertas = []);
  for (let i = 0; i < 3; i++) await mandar(undefined, `e${i}`, deLicenciada(1));
  await mandar(undefined, 'outra', deLicenciada(2));
  await recebidas(2);
  expect(entregas.map(({ evento }) => evento)).toEqual(['e0', 'outra']);
  paradas[0]?.end();
  await recebidas(3);
  paradas[2]?.end();
  await recebidas(4);
  expect(entregas.map(({ evento }) => evento)).toEqual(['e0', 'outra', 'e1', 'e2']);
  for (const parada of paradas) parada.end();
  await acabar();
});

it('um evento cortado no meio do caminho não chega, e nada para por isso', async () => {
  const { port } = servidor.address() as AddressInfo;
  const pedido = request({ port, host: '127.0.0.1', method: 'POST', path: entrega.url });
  pedido.setHeader('ce-id', 'evento').setHeader('content-length', '100').write('corpo');
  pedido.once('error', () => {});
  await esperar(() => expect(entregador.idle).toBe(false));
  pedido.destroy();
  await acabar();
  expect(entregas).toEqual([]);
  await todas(1);
});

it.each([
  ['/triggers/onEmailNaFila', null],
  ['/projeto/regiao/usersFunctions-disableUser', 'evento'],
] as const)('o que não é um evento passa como veio: %s %s', async (caminho, evento) => {
  expect(await mandar(caminho, evento)).toBe(200);
  expect(entregas).toHaveLength(1);
  expect(entregador.idle).toBe(true);
});
