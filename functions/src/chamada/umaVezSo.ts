/**
 * A request id runs once. The first call leaves its result in `idempotencia/{chave}`, and a repetition gets that
 * result. A parallel one waits for it. One that finds the first dead takes its place (threats E17, E20).
 */
import { OUTROS_DADOS } from '@/domain/contratos/contrato';
import type { DocumentReference, Firestore } from '@functions/banco';
import { HttpsError } from 'firebase-functions/https';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';

const PRAZO_DA_EXECUCAO = 60_000;
const PRAZO_DA_ESPERA = 25_000;
const GUARDADO_POR = 24 * 60 * 60_000;

/** gRPC codes of a create() and an update() that came second. */
const JA_EXISTE = 6;
const PRECONDICAO = 9;
const codigo = (erro: unknown) =>
  typeof erro === 'object' && erro !== null && 'code' in erro ? erro.code : undefined;

/** What a version before stored is plain JSON, which begins with no such word. */
const SELADO = 'selado:';
const CIFRA = 'aes-256-gcm';
const TAMANHO_DO_INICIO = 12;
const TAMANHO_DA_MARCA = 16;
const chaveDo = (segredo: string) => createHash('sha256').update(`resultado:${segredo}`).digest();

/** Answers may name people: only who sends the same request again can open what is kept (decisions P371). */
function selar(texto: string, segredo: string): string {
  const inicio = randomBytes(TAMANHO_DO_INICIO);
  const cifra = createCipheriv(CIFRA, chaveDo(segredo), inicio);
  const dentro = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
  return SELADO + Buffer.concat([inicio, cifra.getAuthTag(), dentro]).toString('base64');
}

function abrir(guardado: string, segredo: string): string {
  if (!guardado.startsWith(SELADO)) return guardado;
  const tudo = Buffer.from(guardado.slice(SELADO.length), 'base64');
  const dentro = TAMANHO_DO_INICIO + TAMANHO_DA_MARCA;
  const cifra = createDecipheriv(CIFRA, chaveDo(segredo), tudo.subarray(0, TAMANHO_DO_INICIO));
  cifra.setAuthTag(tudo.subarray(TAMANHO_DO_INICIO, dentro));
  return Buffer.concat([cifra.update(tudo.subarray(dentro)), cifra.final()]).toString('utf8');
}

/**
 * `impressao` is a digest of the payload: one request id cannot carry two different requests. The request id is part
 * of the digest and stored nowhere. A payload with a password can therefore not be guessed from what is stored, and
 * the answer is sealed with it (`segredo`).
 */
export async function umaVezSo<T>(
  db: Firestore,
  chave: string,
  impressao: string,
  segredo: string,
  agir: () => Promise<T>,
): Promise<T> {
  const ref = db.doc(`idempotencia/${chave}`);
  const fim = Date.now() + PRAZO_DA_ESPERA;
  while (!(await conquistar(ref, impressao))) {
    const pronto = await resultadoDe(ref, impressao);
    if (pronto) return JSON.parse(abrir(pronto, segredo)) as T;
    if (Date.now() > fim)
      throw new HttpsError('aborted', 'O pedido anterior ainda está em andamento. Aguarde um instante.');
    await esperar(150);
  }
  try {
    const resultado = await agir();
    await ref.update({ resultado: selar(JSON.stringify(resultado), segredo) });
    return resultado;
  } catch (erro) {
    // Nothing was done, so the same request may be tried again.
    await ref.delete();
    throw erro;
  }
}

/** True iff this call is the one that acts. */
async function conquistar(ref: DocumentReference, impressao: string): Promise<boolean> {
  const agora = Date.now();
  const meu = {
    impressao,
    resultado: null,
    prazo: new Date(agora + PRAZO_DA_EXECUCAO),
    expiraEm: new Date(agora + GUARDADO_POR),
  };
  try {
    await ref.create(meu);
    return true;
  } catch (erro) {
    if (codigo(erro) !== JA_EXISTE) throw erro;
  }
  const atual = await ref.get();
  const prazo: unknown = atual.get('prazo')?.toMillis();
  if (atual.get('resultado') !== null || typeof prazo !== 'number' || prazo > agora || !atual.updateTime)
    return false;
  try {
    await ref.update(meu, { lastUpdateTime: atual.updateTime });
    return true;
  } catch (erro) {
    if (codigo(erro) !== PRECONDICAO) throw erro;
    return false;
  }
}

async function resultadoDe(ref: DocumentReference, impressao: string): Promise<string | undefined> {
  const atual = await ref.get();
  if (atual.exists && atual.get('impressao') !== impressao)
    throw new HttpsError('invalid-argument', OUTROS_DADOS);
  const resultado: unknown = atual.get('resultado');
  return typeof resultado === 'string' ? resultado : undefined;
}
