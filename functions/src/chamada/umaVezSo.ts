/**
 * A request id runs once. The first call leaves its result in `idempotencia/{chave}`, and a repetition gets that
 * result. A parallel one waits for it. One that finds the first dead takes its place (threats E17, E20).
 */
import { OUTROS_DADOS } from '@/domain/contratos/contrato';
import type { DocumentReference, Firestore } from '@functions/banco';
import { HttpsError } from 'firebase-functions/https';
import { setTimeout as esperar } from 'node:timers/promises';

const PRAZO_DA_EXECUCAO = 60_000;
const PRAZO_DA_ESPERA = 25_000;
const GUARDADO_POR = 24 * 60 * 60_000;

/** gRPC codes of a create() and an update() that came second. */
const JA_EXISTE = 6;
const PRECONDICAO = 9;
const codigo = (erro: unknown) =>
  typeof erro === 'object' && erro !== null && 'code' in erro ? erro.code : undefined;

/**
 * `impressao` is a digest of the payload: one request id cannot carry two different requests. The request id is part
 * of the digest and stored nowhere. A payload with a password can therefore not be guessed from what is stored.
 */
export async function umaVezSo<T>(
  db: Firestore,
  chave: string,
  impressao: string,
  agir: () => Promise<T>,
): Promise<T> {
  const ref = db.doc(`idempotencia/${chave}`);
  const fim = Date.now() + PRAZO_DA_ESPERA;
  while (!(await conquistar(ref, impressao))) {
    const pronto = await resultadoDe(ref, impressao);
    if (pronto) return JSON.parse(pronto) as T;
    if (Date.now() > fim)
      throw new HttpsError('aborted', 'O pedido anterior ainda está em andamento. Aguarde um instante.');
    await esperar(150);
  }
  try {
    const resultado = await agir();
    await ref.update({ resultado: JSON.stringify(resultado) });
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
