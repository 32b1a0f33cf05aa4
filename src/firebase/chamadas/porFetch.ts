/** Functions called over plain `fetch`, without the SDK: what visitors load is small (docs/performance.md). */
import type * as z from 'zod/mini';
import type { Contrato } from '@/domain/contratos/contrato';
import { ambiente, emuladores } from '@/firebase/ambiente';

/** What a refusal carries, in the shape of the SDK's errors (domain/comum/erros.ts). */
class ErroDaFuncao extends Error {
  readonly details = undefined;
  constructor(
    readonly code: string,
    mensagem: string,
  ) {
    super(mensagem);
  }
}

const endereco = (nome: string) =>
  emuladores
    ? `http://127.0.0.1:${emuladores.functions}/${ambiente.firebase.projectId}/${ambiente.regiao}/${nome}`
    : `https://${ambiente.regiao}-${ambiente.firebase.projectId}.cloudfunctions.net/${nome}`;

const PRAZO = 30_000;
const DEMOROU = 'functions/deadline-exceeded';

interface Opcoes {
  /** Names the act: the same one again gives the first result. */
  requestId?: string;
  /** The account's; without it a visitor asks. */
  token?: string | undefined;
  /** The request may outlive the page. */
  saindo?: boolean;
}

/**
 * What the function of that name answers, unchecked: schemas are heavier than a visitor's first page, and the server
 * answers in the contract's shape. Throws like `chamar`: with a Firebase code and the server's sentence, or a TypeError
 * without connection.
 */
export async function pedir(
  nome: string,
  dados: unknown,
  { requestId = crypto.randomUUID(), token, saindo = false }: Opcoes = {},
): Promise<unknown> {
  const resposta = await fetch(endereco(nome), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ data: { requestId, dados } }),
    keepalive: saindo,
    ...(saindo ? {} : { signal: AbortSignal.timeout(PRAZO) }),
  }).catch((erro: unknown) => {
    if (erro instanceof Error && erro.name === 'TimeoutError') throw new ErroDaFuncao(DEMOROU, DEMOROU);
    throw erro;
  });
  const corpo = (await resposta.json().catch(() => ({}))) as {
    result?: unknown;
    error?: { status?: string; message?: string };
  };
  if (resposta.ok && 'result' in corpo) return corpo.result;
  const codigo = corpo.error?.status?.toLowerCase().replaceAll('_', '-') ?? 'unavailable';
  throw new ErroDaFuncao(`functions/${codigo}`, corpo.error?.message ?? codigo);
}

/** The same by its contract: the payload is checked before it leaves, and the answer when it arrives. */
export const porFetch = async <E extends z.ZodMiniType, S extends z.ZodMiniType>(
  { nome, entrada, saida }: Contrato<E, S>,
  dados: z.input<E>,
  opcoes?: Opcoes,
): Promise<z.output<S>> => saida.parse(await pedir(nome, entrada.parse(dados), opcoes));
