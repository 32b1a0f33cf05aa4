/**
 * A function asked over plain `fetch`, without the SDK and without schemas: for requests that outlive the page, and for
 * visitors, whose page has neither. The function checks what comes, and what it answers.
 */
import { SEM_APP_CHECK } from '@/domain/comum/erros';
import type { Endereco } from '@/domain/contratos/servicos';
import { ambiente, emuladores } from '@/firebase/ambiente';
import { tokenDoAppCheck, ultimoTokenDoAppCheck } from '@/firebase/appCheck';

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

const urlDe = (endereco: Endereco) =>
  emuladores
    ? `http://127.0.0.1:${emuladores.functions}/${ambiente.firebase.projectId}/${ambiente.regiao}/${endereco}`
    : `https://${ambiente.regiao}-${ambiente.firebase.projectId}.cloudfunctions.net/${endereco}`;

const PRAZO = 30_000;
const DEMOROU = 'functions/deadline-exceeded';

interface Como {
  token?: string | undefined;
  /** Sends at once and lets the request outlive the page, up to 64 KB. */
  saindo?: boolean;
  requestId?: string;
}

/** A function refused a visitor's call without it. Until then their pages load nothing for App Check. */
let exigido = false;

/** Throws with a Firebase code and the server's sentence, or a TypeError without connection. */
export async function pedirPorFetch(
  endereco: Endereco,
  dados: unknown,
  { token, saindo = false, requestId = crypto.randomUUID() }: Como = {},
): Promise<unknown> {
  const como = { token, saindo, requestId };
  const doAppCheck = saindo
    ? ultimoTokenDoAppCheck()
    : token !== undefined || exigido
      ? await tokenDoAppCheck()
      : undefined;
  try {
    return await enviar(endereco, dados, como, doAppCheck);
  } catch (erro) {
    if (doAppCheck !== undefined || saindo || !(erro instanceof ErroDaFuncao)) throw erro;
    if (erro.message !== SEM_APP_CHECK) throw erro;
    exigido = true;
    const agora = await tokenDoAppCheck();
    if (agora === undefined) throw erro;
    // Refused before anything was done: the same request again.
    return enviar(endereco, dados, como, agora);
  }
}

async function enviar(
  endereco: Endereco,
  dados: unknown,
  { token, saindo, requestId }: { token: string | undefined; saindo: boolean; requestId: string },
  doAppCheck: string | undefined,
): Promise<unknown> {
  const resposta = await fetch(urlDe(endereco), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(doAppCheck ? { 'x-firebase-appcheck': doAppCheck } : {}),
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
