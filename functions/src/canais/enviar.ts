/**
 * One message to a channel's address: HTTPS to a public address, nothing followed, nothing read but the status. On the
 * emulator everything goes to the stand-in URL_CANAIS instead, so nothing leaves the local environment.
 */
import { createHmac } from 'node:crypto';
import { request as semTls } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { problemaDoEndereco } from '@/domain/canais/endereco-do-canal';
import type { TipoDeCanal } from '@/domain/canais/canal';
import { Definitivo } from '@functions/nucleo/fila';
import { REDE_INTERNA, soPublicos } from './enderecosPublicos';

/** Milliseconds for the whole of it. */
const PRAZO = 10_000;

/**
 * `x-inovacao-assinatura` is the HMAC-SHA-256 of instant, id of the delivery and body, joined by full stops and keyed by
 * the secret. The receiver refuses what is old by `x-inovacao-data` (seconds), and knows a repetition by
 * `x-inovacao-entrega`.
 */
export function cabecalhos(segredo: string, entrega: string, corpo: string, agora = new Date()) {
  const data = String(Math.floor(agora.getTime() / 1_000));
  const assinatura = createHmac('sha256', segredo).update(`${data}.${entrega}.${corpo}`).digest('hex');
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'GestaoDeInovacao/1',
    'x-inovacao-data': data,
    'x-inovacao-assinatura': `sha256=${assinatura}`,
    'x-inovacao-entrega': entrega,
  };
}

/** Answers after which a later attempt may work: too early, too many, or the server's own failure. */
const PASSAGEIRO = new Set([408, 425, 429]);

function conferirResposta(status: number) {
  if (status >= 200 && status < 300) return;
  const frase = `O endereço respondeu ${status}.`;
  if (status < 500 && !PASSAGEIRO.has(status)) throw new Definitivo(frase);
  throw new Error(frase);
}

/** Where it goes, and how its name is resolved. */
function destinoDe(tipo: TipoDeCanal, url: string) {
  const { FIRESTORE_EMULATOR_HOST, URL_CANAIS } = process.env;
  if (FIRESTORE_EMULATOR_HOST) {
    if (!URL_CANAIS) throw new Definitivo('No ambiente local falta URL_CANAIS.');
    const local = new URL(URL_CANAIS);
    local.searchParams.set('para', url);
    return { endereco: local, pedir: semTls };
  }
  const problema = problemaDoEndereco(tipo, url);
  if (problema) throw new Definitivo(problema);
  const endereco = new URL(url);
  // A number is connected to without asking for its name.
  if (isIP(endereco.hostname)) throw new Definitivo(REDE_INTERNA);
  return { endereco, pedir: request };
}

/** Throws what is to be tried again, or Definitivo. Its sentence is shown to the administrators. */
export async function enviar(
  tipo: TipoDeCanal,
  url: string,
  corpo: string,
  headers: Record<string, string>,
  lookup = soPublicos(),
): Promise<void> {
  const { endereco, pedir } = destinoDe(tipo, url);
  const status = await new Promise<number>((pronto, falhou) => {
    const pedido = pedir(
      endereco,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(corpo)) },
        agent: false,
        signal: AbortSignal.timeout(PRAZO),
        ...(pedir === request ? { lookup } : {}),
      },
      (resposta) => {
        pronto(resposta.statusCode ?? 0);
        resposta.destroy();
      },
    );
    pedido.once('error', (causa) => falhou(comoFrase(causa)));
    pedido.end(corpo);
  });
  conferirResposta(status);
}

function comoFrase(causa: Error): Error {
  if (causa instanceof Definitivo) return causa;
  const demorou = causa.name === 'AbortError' || causa.name === 'TimeoutError';
  return new Error(
    demorou ? 'O endereço não respondeu em dez segundos.' : 'Não foi possível falar com o endereço.',
    { cause: causa },
  );
}
