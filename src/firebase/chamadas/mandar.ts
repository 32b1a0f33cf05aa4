/**
 * Calls a function over plain `fetch`: a request that outlives the page needs `keepalive`, which the SDK does not give.
 * It has no part of the SDK besides the account's token.
 */
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

/** The last token: a page that is going has no time to ask for one. */
let ultimoToken: string | undefined;

const tokenAtual = async () => {
  const { tokenDaConta } = await import('@/firebase/sessao/autenticacao');
  ultimoToken = await tokenDaConta();
  return ultimoToken;
};

const PRAZO = 30_000;

/**
 * `saindo` sends at once and lets the request outlive the page, up to 64 KB. Throws like `chamar`: with a Firebase code
 * and the server's sentence, or a TypeError without connection.
 */
export async function mandar<E extends z.ZodMiniType, S extends z.ZodMiniType>(
  { nome, entrada, saida }: Contrato<E, S>,
  dados: z.input<E>,
  saindo = false,
): Promise<z.output<S>> {
  const token = saindo ? ultimoToken : await tokenAtual();
  const resposta = await fetch(endereco(nome), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ data: { requestId: crypto.randomUUID(), dados: entrada.parse(dados) } }),
    keepalive: saindo,
    ...(saindo ? {} : { signal: AbortSignal.timeout(PRAZO) }),
  });
  const corpo = (await resposta.json().catch(() => ({}))) as {
    result?: unknown;
    error?: { status?: string; message?: string };
  };
  if (resposta.ok && 'result' in corpo) return saida.parse(corpo.result);
  const codigo = corpo.error?.status?.toLowerCase().replaceAll('_', '-') ?? 'unavailable';
  throw new ErroDaFuncao(`functions/${codigo}`, corpo.error?.message ?? codigo);
}
