/** The caller: anybody, a signed-in account, or an active member of the company that the payload names. */
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Quem, quemDe } from '@/domain/acesso/quem';
import { type Firestore, ler } from '@functions/banco';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { isIP } from 'node:net';
import { negado } from './erros';

export interface Visitante {
  db: Firestore;
  /** Digest of function, caller and request id: for document ids that make an effect unique. */
  chave: string;
  ip: string;
  /** What the caller's program says it is; '' where it says nothing. */
  navegador: string;
}

export interface Conta extends Visitante {
  uid: string;
  email: string;
  /** Claim that only an operator sets (decisions P12). */
  master: boolean;
}

export interface Membro extends Conta {
  contexto: Contexto;
  colaborador: Colaborador;
  /** For `permite` and `temFlag` of src/domain/acesso. */
  quem: Quem;
}

export interface Chamadores {
  visitante: Visitante;
  conta: Conta;
  membro: Membro;
  /** A member, or somebody whom the company knows only by an invitation to a questionnaire. */
  respondente: Membro;
}
export type TipoDeChamador = keyof Chamadores;

type Pedido = Pick<CallableRequest, 'auth'>;

/**
 * The signed-in account. Its address must be proved, as the rules ask too. Anybody may register an account with
 * somebody else's address. A token from before the proof goes on saying that there was none (docs/decisions.md P26).
 */
async function conta(visitante: Visitante, { auth }: Pedido): Promise<Conta> {
  if (!auth) throw new HttpsError('unauthenticated', 'Usuário não autenticado');
  if (auth.token.email_verified !== true)
    throw negado('O e-mail desta conta ainda não foi confirmado. Abra o link do convite que você recebeu.');
  return {
    ...visitante,
    uid: auth.uid,
    email: auth.token.email ?? '',
    master: auth.token['master'] === true,
  };
}

function contextoDe(dados: unknown): Contexto {
  if (typeof dados === 'object' && dados !== null && 'licenciadaId' in dados && 'empresaId' in dados) {
    const { licenciadaId, empresaId } = dados;
    const partes = [licenciadaId, empresaId];
    if (partes.every((id) => typeof id === 'string' && id !== '' && !id.includes('/')))
      return { licenciadaId: String(licenciadaId), empresaId: String(empresaId) };
  }
  throw new HttpsError('invalid-argument', 'Empresa não selecionada');
}

const membro = async (visitante: Visitante, pedido: Pedido, dados: unknown) =>
  comoMembro(await conta(visitante, pedido), contextoDe(dados));

const respondente = async (visitante: Visitante, pedido: Pedido, dados: unknown) =>
  pertencente(await conta(visitante, pedido), contextoDe(dados));

/**
 * The account as a member of the company, or a refusal. Read from the membership, never from the token: a disabled or
 * removed person is out at once (threats B17, A06).
 */
export async function comoMembro(pessoa: Conta, contexto: Contexto): Promise<Membro> {
  const membroDaqui = await pertencente(pessoa, contexto);
  if (membroDaqui.colaborador.externo) throw negado();
  return membroDaqui;
}

/** The same, external respondents included: for functions that look at their invitations (threats A23). */
async function pertencente(pessoa: Conta, contexto: Contexto): Promise<Membro> {
  const { db, uid } = pessoa;
  const colaborador = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid));
  if (colaborador?.status !== 'ACTIVE' || colaborador.deletedAt !== null) throw negado();
  if (colaborador.bloqueio === 'SENHA') throw negado('Troque a sua senha para continuar.');
  if (colaborador.bloqueio !== null) throw negado();
  if (colaborador.empresaStatus !== 'ATIVO') throw negado('Empresa inativa');
  return { ...pessoa, contexto, colaborador, quem: quemDe(colaborador) };
}

type Identificar = {
  [Q in TipoDeChamador]: (visitante: Visitante, pedido: Pedido, dados: unknown) => Promise<Chamadores[Q]>;
};

/** Resolves the caller or refuses with a sentence. */
export const identificar: Identificar = {
  visitante: (visitante) => Promise.resolve(visitante),
  conta,
  membro,
  respondente,
};

/** The eight groups of an IPv6 address without their leading zeros; undefined of what is none, or carries an IPv4. */
function gruposDe(ip: string): string[] | undefined {
  const [endereco = ''] = ip.toLowerCase().split('%');
  if (isIP(endereco) !== 6 || endereco.includes('.')) return undefined;
  const [antes = [], depois = []] = endereco.split('::').map((lado) => lado.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - antes.length - depois.length }, () => '0');
  return [...antes, ...zeros, ...depois].map((grupo) => Number.parseInt(grupo, 16).toString(16));
}

/**
 * The address that limits count by: the last hop of X-Forwarded-For, which Google adds. The caller wrote everything
 * before it. An IPv6 address counts by its network only, because a household owns 2^64 of them. '::' stands for zeros of
 * the network too, so the groups are written out before four of them are taken.
 */
export function ipDe({ rawRequest }: Pick<CallableRequest, 'rawRequest'>): string {
  const [encaminhado] = [rawRequest.headers['x-forwarded-for']].flat();
  const ip = encaminhado?.split(',').at(-1)?.trim() || rawRequest.socket?.remoteAddress || 'desconhecido';
  const grupos = gruposDe(ip);
  return grupos ? `${grupos.slice(0, 4).join(':')}::` : ip;
}

/** The network of such an address: a record that must not tell who it was says no more of it. */
export function redeDe(ip: string): string {
  const grupos = gruposDe(ip);
  return grupos ? `${grupos.slice(0, 3).join(':')}::/48` : `${ip.split('.').slice(0, 3).join('.')}.0/24`;
}
