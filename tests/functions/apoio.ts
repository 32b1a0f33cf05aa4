/** What the tests of the functions share: a company of their own per file, events as production sends them. */
import type { Campanha, RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import type { Papel } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import { caminhoDoContrato, type NomeDoContrato, SERVICO_DE } from '@/domain/contratos/servicos';
import * as funcoes from '@functions/index';
import { REGULAMENTO, umaEmpresa, umColaborador, umRegulamento } from '@tests/support/documentos';
import { type Persona, persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import { assentar, db, entregarEvento, PROJETO } from './hospede';

export { assentar, db, semGatilhos } from './hospede';

/** What holds once everything that follows has run its course. */
export async function logo<T>(afirmar: () => Promise<T>): Promise<T> {
  await assentar();
  return afirmar();
}

/** Stops the clock while something uses a limit up. Limits count per turn of it (functions/src/chamada/limites.ts). */
export async function comRelogioParado<T>(corpo: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    return await corpo();
  } finally {
    vi.useRealTimers();
  }
}

export interface Cenario {
  contexto: Contexto;
  pessoa: (nome: string, papel?: Papel) => Persona;
  regulamento: string;
}

/** A company with a running rule and the given people. All have names of their own, so that files do not meet. */
export async function cenario(
  pessoas: string[],
  regulamento: Partial<RegulamentoIdeias> = {},
  campanhas: Campanha[] = [],
): Promise<Cenario> {
  const marca = randomUUID().slice(0, 8);
  const contexto = { licenciadaId: `licenciada-${marca}`, empresaId: `empresa-${marca}` };
  const pessoa = (nome: string, papel: Papel = 'COLLABORATOR') => {
    const uid = `${nome.toLowerCase()}-${marca}`;
    const email = `${uid}@exemplo.com.br`;
    return persona(nome, papel, { contexto, uid, email, referencia: caminhos.colaborador(contexto, uid) });
  };
  const escrita = db.batch();
  escrita.set(db.doc(caminhos.empresa(contexto)), umaEmpresa({ nomeFantasia: `Empresa ${marca}` }));
  const caminhoDoRegulamento = caminhos.regulamentoIdeias(contexto, REGULAMENTO);
  escrita.set(db.doc(caminhoDoRegulamento), umRegulamento(regulamento));
  campanhas.forEach((campanha, i) =>
    escrita.set(db.doc(`${caminhos.campanhas(contexto, REGULAMENTO)}/campanha-${i}`), campanha),
  );
  for (const nome of pessoas) {
    const p = pessoa(nome);
    escrita.set(db.doc(p.referencia), umColaborador(p));
  }
  await escrita.commit();
  return { contexto, pessoa, regulamento: caminhoDoRegulamento };
}

/** Where an idea of the scenario lies, as the engines take parents. */
export const naIdeia = ({ contexto }: Cenario, id: string) => lugarDoPai(IDEIA, contexto, id);

type Campos = Record<string, string | null>;

const documento = (caminho: string, campos: Campos) => ({
  name: `projects/${PROJETO}/databases/(default)/documents/${caminho}`,
  fields: Object.fromEntries(
    Object.entries(campos).map(([nome, valor]) => [
      nome,
      valor === null ? { nullValue: null } : { stringValue: valor },
    ]),
  ),
  createTime: '2026-01-01T00:00:00Z',
  updateTime: '2026-01-01T00:00:00Z',
});

/** Of a company, by how deep a document lies. */
const GATILHO_DE: Record<number, string> = {
  4: 'onEmpresaWritten',
  6: 'onRegistroWritten',
  8: 'onFilhoWritten',
};

/**
 * Delivers an event to its trigger as Eventarc does, with the id that a redelivery would repeat. `antes` and `depois`
 * hold the fields the handler looks at; what it acts on it reads itself.
 */
export const entregar = (caminho: string, antes: Campos, depois: Campos, id: string) =>
  entregarEvento(GATILHO_DE[caminho.split('/').length] ?? caminho, {
    specversion: '1.0',
    id,
    type: 'google.cloud.firestore.document.v1.written',
    source: `//firestore.googleapis.com/projects/${PROJETO}/databases/(default)`,
    subject: `documents/${caminho}`,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    project: PROJETO,
    database: '(default)',
    namespace: '(default)',
    location: 'southamerica-east1',
    document: caminho,
    data: { oldValue: documento(caminho, antes), value: documento(caminho, depois) },
  });

export interface Resposta {
  status: number;
  resultado?: unknown;
  erro?: { status: string; message: string };
}

/** A callable as it is deployed, and its handler behind the wrapper. */
interface Funcao {
  (pedido: object, resposta: object): Promise<unknown>;
  run: (pedido: object) => unknown;
}

const ehContrato = (nome: string): nome is NomeDoContrato => nome in SERVICO_DE;

/** What answers the contract, such as `usersFunctions-disableUser`, and the path by which the service knows it. */
export function funcaoDe(nome: string): { funcao: Funcao; path: string } {
  if (!ehContrato(nome)) throw new Error(`${nome} não existe`);
  const [servico = '', ...resto] = caminhoDoContrato(nome).split('/');
  const funcao = servico
    .split('-')
    .reduce<unknown>((onde, parte) => (onde as Record<string, unknown> | undefined)?.[parte], funcoes);
  if (typeof funcao !== 'function') throw new Error(`${nome} não existe`);
  return { funcao: funcao as Funcao, path: `/${resto.join('/')}` };
}

/** Calls a function as the browser's SDK does, with Google's own wrapper and without the network. */
export async function chamar(
  nome: string,
  dados: unknown,
  { requestId = randomUUID(), token, ip }: { requestId?: string; token?: string; ip?: string } = {},
): Promise<Resposta> {
  const { funcao, path } = funcaoDe(nome);
  const rawBody = Buffer.from(JSON.stringify({ data: { requestId, dados } }));
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(ip ? { 'x-forwarded-for': ip } : {}),
  };
  const pedido = {
    method: 'POST',
    path,
    headers,
    header: (qual: string) => headers[qual.toLowerCase()],
    socket: { remoteAddress: '127.0.0.1' },
    rawBody,
    body: JSON.parse(rawBody.toString()),
  };
  let status = 200;
  let corpo: { result?: unknown; error?: Resposta['erro'] } = {};
  const eventos = new EventEmitter();
  const resposta = {
    on: eventos.on.bind(eventos),
    getHeader: () => undefined,
    setHeader: () => undefined,
    status(qual: number) {
      status = qual;
      return this;
    },
    send(dito: object) {
      corpo = JSON.parse(JSON.stringify(dito));
      eventos.emit('finish');
    },
  };
  await funcao(pedido, resposta);
  return { status, resultado: corpo.result, ...(corpo.error ? { erro: corpo.error } : {}) };
}
