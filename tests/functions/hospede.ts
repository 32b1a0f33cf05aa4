/**
 * Runs the product's triggers in the test's own process. The Firestore emulator tells of every write
 * (tests/local/events.mjs), and the events wait here until a test lets them run: `await assentar()`. Each in the order of
 * the writes and once, or as the test chooses. Nothing runs meanwhile, so no test waits for a clock.
 */
import './silencio';
import { banco, type Firestore } from '@functions/banco';
import * as funcoes from '@functions/index';
import { eventsOrigin, firestore, projectId } from '@tests/support/emulators';
import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import { createInterface } from 'node:readline';

/** Each worker has a project of its own. Files follow one another in it, and each finds it empty. */
export const PROJETO = `${projectId()}-f${process.env['VITEST_POOL_ID'] ?? '1'}`;

export const db = banco();
// Accounts are the one project's of the emulators, which knows no other when somebody signs in.
db.settings({ projectId: PROJETO });

type Gatilho = ((evento: object) => Promise<unknown>) & {
  __endpoint: { eventTrigger?: { eventType: string; eventFilterPathPatterns?: { document?: string } } };
};
interface Evento {
  gatilho: string;
  cloudEvent: object;
  documento: string;
  /** How often it was delivered already. */
  vezes: number;
}

const DE_DOCUMENTOS = 'google.cloud.firestore.document.v1.';
/** The triggers on documents, by name. */
const GATILHOS = new Map(
  Object.entries(funcoes as Record<string, unknown>).flatMap(([nome, funcao]) => {
    const { __endpoint: ponto } = funcao as Partial<Gatilho>;
    return ponto?.eventTrigger?.eventType.startsWith(DE_DOCUMENTOS) ? [[nome, funcao as Gatilho]] : [];
  }),
);

const SENTINELA = 'sentinelas/{id}';
const chegados: Evento[] = [];
/** Whom a sentinel's event tells that all before it have come. */
const esperas = new Map<string, () => void>();

/** A line of tests/local/events.mjs: what the emulator would have asked of the Functions emulator. */
function receber(linha: string) {
  const { trigger, headers, body } = JSON.parse(linha) as {
    trigger: string;
    headers: Record<string, string>;
    body: string;
  };
  const documento = headers['ce-document'] ?? '';
  if (trigger === 'sentinela') return esperas.get(documento)?.();
  const doEvento = Object.entries(headers).flatMap(([nome, valor]) =>
    nome.startsWith('ce-') ? [[nome.slice(3), valor] as const] : [],
  );
  const cloudEvent = { ...Object.fromEntries(doEvento), data: Buffer.from(body, 'base64') };
  chegados.push({ gatilho: trigger, cloudEvent, documento, vezes: 0 });
}

async function seguir(nome: string, eventType: string, documento: string) {
  const { host, port } = firestore();
  const url = `http://${host}:${port}/emulator/v1/projects/${PROJETO}/eventarcTrigger?eventarcTriggerId=${nome}`;
  const document = { value: documento, matchType: 'PATH_PATTERN' };
  const resposta = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventType, database: '(default)', namespace: '(default)', document }),
  });
  if (!resposta.ok) throw new Error(`${nome}: ${resposta.status} ${await resposta.text()}`);
}

let ligado: Promise<unknown> | undefined;
async function ligar() {
  await new Promise<void>((pronto, falhou) => {
    http
      .get(`${eventsOrigin()}/${PROJETO}`, (linhas) => {
        createInterface({ input: linhas }).on('line', receber);
        pronto();
      })
      .once('error', falhou)
      .once('socket', (socket) => socket.unref());
  });
  await seguir('sentinela', `${DE_DOCUMENTOS}written`, SENTINELA);
  for (const [nome, { __endpoint: ponto }] of GATILHOS) {
    const { eventType = '', eventFilterPathPatterns } = ponto.eventTrigger ?? {};
    await seguir(nome, eventType, eventFilterPathPatterns?.document ?? '');
  }
}

let sentinelas = 0;
/** Resolves when the events of all writes so far are here: the emulator sends them one after the other. */
async function chegarem() {
  const caminho = SENTINELA.replace('{id}', String(++sentinelas));
  const chegou = new Promise<void>((pronto) => esperas.set(caminho, pronto));
  await db.doc(caminho).set({});
  await chegou;
  esperas.delete(caminho);
}

/** An empty project, without events: every file of tests begins like this. */
export async function comecarDeNovo() {
  await (ligado ??= ligar());
  await ultima.catch(() => undefined);
  const { host, port } = firestore();
  const url = `http://${host}:${port}/emulator/v1/projects/${PROJETO}/databases/(default)/documents`;
  const resposta = await fetch(url, { method: 'DELETE' });
  if (!resposta.ok) throw new Error(`DELETE ${url}: ${resposta.status}`);
  await esquecer();
}

/** No event of what was written until now will run. */
async function esquecer() {
  await chegarem();
  chegados.length = 0;
}

/** What a handler still may ask of the database before its process dies. */
const vida = new AsyncLocalStorage<{ restam: number }>();
/** The requests of Firestore's client to the server; its types leave them out. */
type Cliente = Record<'request' | 'requestStream', (metodo: string, ...resto: unknown[]) => Promise<unknown>>;
const cliente = db as Firestore & Cliente;
for (const nome of ['request', 'requestStream'] as const) {
  const original = cliente[nome].bind(cliente);
  cliente[nome] = (metodo, ...resto) => {
    const minha = vida.getStore();
    // The emulator would keep a dead process's locks for a minute; production sees that it is gone.
    if (minha && metodo !== 'rollback' && minha.restam-- <= 0) return Promise.reject(new Error('morreu'));
    return original(metodo, ...resto);
  };
}

/** Runs it as a process that dies at its next request after `restam`; gives how many requests it made. */
export async function vivendo(restam: number, agir: () => Promise<unknown>): Promise<number> {
  const minha = { restam };
  try {
    await vida.run(minha, agir);
  } catch (causa) {
    if (minha.restam >= 0) throw causa;
  }
  return restam - minha.restam;
}

export interface Entrega {
  /** Handlers that run at once; 1 by default. */
  juntos?: number;
  /**
   * Numbers from 0 to 1 (tests/support/aleatorio.ts). Events then come in any order, some late, some twice, and some
   * handlers die at any of their requests and are called again. Absent: in the order of the writes, once.
   */
  sorte?: () => number;
}

const ATRASADOS = 0.3;
const REPETIDOS = 0.2;
const MORTOS = 0.2;
/** Requests after which a handler dies: most ask for less. */
const PEDIDOS = 8;
/** Deliveries of one event that fails. Production goes on for days. */
const VEZES = 3;

async function entregarUm(evento: Evento, sorte?: () => number) {
  const gatilho = GATILHOS.get(evento.gatilho);
  if (!gatilho) throw new Error(`O gatilho ${evento.gatilho} não existe`);
  // Who comes again lives.
  const morre = sorte && evento.vezes === 0 && sorte() < MORTOS;
  const restam = morre ? Math.floor(sorte() * PEDIDOS) : Infinity;
  await vida.run({ restam }, () => gatilho({ ...evento.cloudEvent }));
}

function misturados(eventos: Evento[], sorte: () => number): Evento[] {
  const todos = eventos.flatMap((evento) => (sorte() < REPETIDOS ? [evento, { ...evento }] : [evento]));
  return todos
    .map((evento) => ({ evento, lugar: sorte() }))
    .toSorted((a, b) => a.lugar - b.lugar)
    .map(({ evento }) => evento);
}

async function correr({ juntos = 1, sorte }: Entrega) {
  const falhas: string[] = [];
  let ficaram: Evento[] = [];
  for (;;) {
    await chegarem();
    const todos = [...ficaram, ...chegados.splice(0)];
    if (todos.length === 0) break;
    ficaram = [];
    const agora = sorte ? misturados(todos, sorte) : todos;
    const fila = agora.values();
    const trabalhar = async () => {
      for (const evento of fila) {
        // Never all of them, and the last ones of all come too.
        if (sorte && agora.length > 1 && sorte() < ATRASADOS) {
          ficaram.push(evento);
          continue;
        }
        try {
          await entregarUm(evento, sorte);
        } catch (causa) {
          evento.vezes++;
          if (evento.vezes < VEZES) ficaram.push(evento);
          else falhas.push(`${evento.gatilho} ${evento.documento}: ${String(causa)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: juntos }, trabalhar));
  }
  if (falhas.length > 0) throw new Error(`Gatilhos falharam para sempre:\n${falhas.join('\n')}`);
}

let ultima: Promise<void> = Promise.resolve();
/** Runs the triggers of all that was written, and of what they write, until nothing is under way. */
export const assentar = (entrega: Entrega = {}): Promise<void> =>
  (ultima = ultima.catch(() => undefined).then(() => correr(entrega)));

/** What follows of the task's own writes never runs: it, or the test, sees to that. */
export async function semGatilhos<T>(tarefa: () => Promise<T>): Promise<T> {
  await assentar();
  const feito = await tarefa();
  await esquecer();
  return feito;
}

/** Delivers an event to a trigger, as often as it is called: `evento` is what Eventarc would send. */
export function entregarEvento(gatilho: string, evento: object) {
  const funcao = GATILHOS.get(gatilho) ?? (funcoes as Record<string, unknown>)[gatilho];
  if (typeof funcao !== 'function') throw new Error(`O gatilho ${gatilho} não existe`);
  return (funcao as Gatilho)(evento);
}
