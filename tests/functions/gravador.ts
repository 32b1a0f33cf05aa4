/** What a function asks of anybody while it runs: of Firestore by its client, of all others by HTTP. */
import type { Firestore } from '@functions/banco';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { vi } from 'vitest';
import { db } from './apoio';

/** The requests of Firestore's client to the server; its types leave them out. A stream's direction stands before its content. */
type Cliente = Record<'request' | 'requestStream', (metodo: string, ...resto: unknown[]) => unknown>;
const conteudoDe = (resto: readonly unknown[]) => resto.find((valor) => typeof valor === 'object') ?? {};

/** node:http says so of each request before it goes; fetch too. */
const CANAIS = ['http.client.request.start', 'undici:request:create'];

/** Replaces what differs from person to person: addresses, digests, instants and the bytes of a transaction. */
const semNomes = (pedido: object) =>
  JSON.stringify(pedido, (campo, valor: unknown) => (campo === 'transaction' ? 'transação' : valor))
    .replaceAll(/[\w.+-]+@[\w.-]+/g, 'e-mail')
    // Sealed anew each time (decisions P371); how long it is stays to be seen.
    .replaceAll(/selado:([\w+/=]+)/g, (_tudo, dentro: string) => `selado ${dentro.length}`)
    .replaceAll(/[0-9a-f]{32,}/g, 'resumo')
    .replaceAll(/"seconds":"?\d+"?,"nanos":\d+|"\d{4}-\d\d-\d\dT[^"]*"/g, '"instante"');

/** Runs `agir` and tells, in order, what was asked until it answered: method and content, without the names in it. */
export async function gravar(agir: () => Promise<unknown>): Promise<string[]> {
  const pedidos: string[] = [];
  const cliente = db as Firestore & Cliente;
  const espias = (['request', 'requestStream'] as const).map((nome) => {
    const original = cliente[nome].bind(cliente);
    return vi.spyOn(cliente, nome).mockImplementation((metodo: string, ...resto: unknown[]) => {
      pedidos.push(`${metodo} ${semNomes(conteudoDe(resto))}`);
      return original(metodo, ...resto);
    });
  });
  const ouvir = () => void pedidos.push('HTTP');
  for (const canal of CANAIS) subscribe(canal, ouvir);
  try {
    await agir();
  } finally {
    for (const canal of CANAIS) unsubscribe(canal, ouvir);
    for (const espia of espias) espia.mockRestore();
  }
  return pedidos;
}
