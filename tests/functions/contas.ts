/** Accounts, tokens, mails and matrix of the tests about people, and calls in somebody's name. */
import { TIPO_DO_PAPEL, type Papel } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { resumo } from '@functions/chamada/resumo';
import { autenticacao } from '@functions/nucleo/contas';
import { copiarPermissoes } from '@functions/nucleo/permissoes';
import type { Persona } from '@tests/support/personas';
import { esperar } from '@tests/support/esperar';
import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { assentar, db, funcaoDe, type Resposta } from './apoio';

export const SENHA = 'inovacao123';
const identidade = () =>
  `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts`;

/** Limits count addresses, so each test comes from one of its own. */
export const umIp = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`;

interface Entrada {
  idToken?: string;
  refreshToken?: string;
  error?: { message: string };
}

/** Signs in as the browser does. */
export async function entrarCom(email: string, password: string): Promise<Entrada> {
  const resposta = await fetch(`${identidade()}:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return (await resposta.json()) as Entrada;
}

const segundo = () => Math.floor(Date.now() / 1_000);

/** Auth counts in seconds: what is to come after something waits until the next one has begun. */
export async function outroSegundo() {
  const agora = segundo();
  await esperar(() => expect(segundo()).toBeGreaterThan(agora));
}

/** Gives the person an account and returns its token. */
export async function tokenDe(
  { uid, email, nome }: Pick<Persona, 'uid' | 'email' | 'nome'>,
  claims: object = {},
): Promise<string> {
  const auth = await autenticacao();
  await auth.createUser({ uid, email, displayName: nome, password: SENHA, emailVerified: true });
  await auth.setCustomUserClaims(uid, claims);
  const { idToken } = await entrarCom(email, SENHA);
  if (!idToken) throw new Error(`${email} não entrou`);
  return idToken;
}

type Flags = Partial<Record<'leitura' | 'criacao' | 'editar' | 'remover', boolean>>;

/**
 * The matrix of one role, by module. What is not said of a named module is granted. A module without a name is denied.
 */
export async function comMatriz(contexto: Contexto, papel: Papel, modulos: Readonly<Record<number, Flags>>) {
  const tudo = { leitura: true, criacao: true, editar: true, remover: true };
  const flags = Object.fromEntries(
    Object.entries(modulos).map(([codigo, dele]) => [codigo, { ...tudo, ...dele }]),
  );
  await db.doc(caminhos.permissoes(contexto, TIPO_DO_PAPEL[papel])).set({ flags, updatedAt: new Date() });
  await copiarPermissoes(db, contexto, papel);
}

/** The matrix of one role: reading and the given flags of module 2. */
export const comFlags = (contexto: Contexto, papel: Papel, flags: Flags) =>
  comMatriz(contexto, papel, { 2: { criacao: false, editar: false, remover: false, ...flags } });

export interface Carta {
  subject: string;
  text: string;
  html: string;
  links: string[];
  attachments: { name: string; type: string; size: number; base64: string }[];
}

/** Every mail that was sent to the address, once all that was on its way has arrived. */
export async function cartasPara(email: string): Promise<Carta[]> {
  await assentar();
  const resposta = await fetch(`${process.env['MAILBOX_URL']}/api/mails?to=${encodeURIComponent(email)}`);
  return (await resposta.json()) as Carta[];
}

/** Id and secret in the link of an invitation's mail. */
export function credencialDaCarta(carta: Carta | undefined): { conviteId: string; segredo: string } {
  const partes = /\/convite\/([^/#]+)#([^/\s]+)$/.exec(
    carta?.links.find((l) => l.includes('/convite/')) ?? '',
  );
  const [, conviteId, segredo] = partes ?? [];
  if (!conviteId || !segredo) throw new Error('a carta não tem o link do convite');
  return { conviteId, segredo };
}

/** What the wrapper throws (HttpsError of firebase-functions, which only functions/ can import). */
const recusa = (erro: unknown) =>
  erro instanceof Error && 'httpErrorCode' in erro
    ? { status: (erro.httpErrorCode as { canonicalName: string }).canonicalName, message: erro.message }
    : undefined;

/** The caller: the part of a token the functions look at. */
export interface Chamador {
  uid: string;
  email: string;
  master?: boolean;
  /** False for an address that nobody has proved. */
  provada?: boolean;
}

const tokenDeQuem = ({ email, master, provada = true }: Chamador) => ({
  email,
  master,
  email_verified: provada,
});

/** Runs a callable with its whole wrapper (contract, caller, limits, once only); `por` absent is signed out. */
export async function chamarAqui(
  nome: string,
  dados: unknown,
  { por, requestId = randomUUID(), ip = umIp() }: { por?: Chamador; requestId?: string; ip?: string } = {},
): Promise<Omit<Resposta, 'status'>> {
  const { funcao, path } = funcaoDe(nome);
  const data = { requestId, dados };
  const rawBody = Buffer.from(JSON.stringify({ data }));
  const pedido = {
    data,
    rawRequest: { path, headers: { 'x-forwarded-for': ip }, socket: {}, rawBody },
    ...(por ? { auth: { uid: por.uid, token: tokenDeQuem(por) } } : {}),
  };
  try {
    return { resultado: await funcao.run(pedido) };
  } catch (erro) {
    const recusada = recusa(erro);
    if (!recusada) throw erro;
    return { erro: recusada };
  }
}

/**
 * The state after the process died behind its transaction. The effect is there, and nobody noted that the request was
 * answered.
 */
export async function esquecerResposta(nome: string, { uid }: Chamador, requestId: string) {
  const nota = db.doc(`idempotencia/${resumo(nome, uid, requestId)}`);
  expect((await nota.get()).exists).toBe(true);
  await nota.delete();
}
