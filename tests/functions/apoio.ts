/** What the tests of the functions share: a company of their own per file, events as production sends them, patience. */
import type { Campanha, RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import type { Papel } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import { banco } from '@functions/banco';
import type { onIdeiaWritten } from '@functions/triggers/onIdeiaWritten';
import { REGULAMENTO, umaEmpresa, umColaborador, umRegulamento } from '@tests/support/documentos';
import { functionsOrigin, functionUrl, projectId } from '@tests/support/emulators';
import { type Persona, persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';

export const db = banco();

/** Ends only what hangs: on a machine a quarter as fast it is long enough too. */
export const ESPERA = { timeout: 180_000, interval: 100 };

/** Waits until the assertions hold: triggers run after the write that starts them. */
export const logo = <T>(afirmar: () => Promise<T>) => vi.waitFor(afirmar, ESPERA);

/**
 * Runs what uses a limit up. Limits count per turn of the clock (functions/src/chamada/limites.ts): what began in one
 * and failed in the next is run anew, with people and companies of its own.
 */
export async function naMesmaVez<T>(minutos: number, corpo: () => Promise<T>): Promise<T> {
  const vez = () => Math.floor(Date.now() / (minutos * 60_000));
  const comeco = vez();
  try {
    return await corpo();
  } catch (erro) {
    if (vez() === comeco) throw erro;
    return corpo();
  }
}

const PROJETO = projectId();

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

/**
 * Delivers an event to a trigger as Eventarc does, with the id that a redelivery would repeat. `antes` and `depois`
 * hold the fields the handler looks at; what it acts on it reads itself.
 */
export async function entregar(gatilho: string, caminho: string, antes: Campos, depois: Campos, id: string) {
  const cabecalhos = {
    'content-type': 'application/json',
    'ce-datacontenttype': 'application/json',
    'ce-specversion': '1.0',
    'ce-id': id,
    'ce-type': 'google.cloud.firestore.document.v1.written',
    'ce-source': `//firestore.googleapis.com/projects/${PROJETO}/databases/(default)`,
    'ce-subject': `documents/${caminho}`,
    'ce-time': new Date().toISOString(),
    'ce-project': PROJETO,
    'ce-database': '(default)',
    'ce-namespace': '(default)',
    'ce-location': 'southamerica-east1',
    'ce-document': caminho,
    // Goes to the function at once, and is answered by it (tests/local/cli/deliver.cjs).
    'x-delivery': '1',
  };
  const body = JSON.stringify({ oldValue: documento(caminho, antes), value: documento(caminho, depois) });
  // The emulator numbers a trigger anew whenever the functions are loaded again; to the former ones it answers 204.
  for (let geracao = 0; geracao < 20; geracao++) {
    const url = `${functionsOrigin()}/functions/projects/${PROJETO}/triggers/southamerica-east1-${gatilho}-${geracao}`;
    const resposta = await fetch(url, { method: 'POST', headers: cabecalhos, body });
    await resposta.text();
    if (resposta.status === 200) return;
    if (resposta.status !== 404 && resposta.status !== 204) throw new Error(`${gatilho}: ${resposta.status}`);
  }
  throw new Error(`O gatilho ${gatilho} não existe`);
}

type Gatilho = typeof onIdeiaWritten;

/** Runs a trigger's handler in this process with such an event. */
export const executar = (
  gatilho: Gatilho,
  params: Record<string, string>,
  antes: Campos,
  depois: Campos,
  id: string,
) => {
  const data = { before: { data: () => antes }, after: { data: () => depois } };
  return gatilho.run({ id, params, data } as unknown as Parameters<Gatilho['run']>[0]);
};

export interface Resposta {
  status: number;
  resultado?: unknown;
  erro?: { status: string; message: string };
}

/** Calls a function as the browser's SDK does. */
export async function chamar(
  nome: string,
  dados: unknown,
  { requestId = randomUUID(), token, ip }: { requestId?: string; token?: string; ip?: string } = {},
): Promise<Resposta> {
  const resposta = await fetch(functionUrl(nome), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(ip ? { 'x-forwarded-for': ip } : {}),
    },
    body: JSON.stringify({ data: { requestId, dados } }),
  });
  const corpo = (await resposta.json()) as { result?: unknown; error?: Resposta['erro'] };
  return { status: resposta.status, resultado: corpo.result, ...(corpo.error ? { erro: corpo.error } : {}) };
}
