/** Rate limits with counters in Firestore: `limites/{hash}`, one per key and window, deleted by its TTL policy. */
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import type { Firestore, Transaction } from '@functions/banco';
import { HttpsError } from 'firebase-functions/https';
import { resumo } from './resumo';

export interface Limite {
  /** What is counted, e.g. `email:ana@empresa.exemplo`; stored only as a hash. */
  chave: string;
  maximo: number;
  minutos: number;
  /** Uses that this call counts for; 1 by default. */
  usos?: number;
}

const MINUTO = 60_000;

/** One limit per mailbox that is written to: nobody who may invite fills another's. */
export function limitesDasCaixas(de: string, emails: readonly string[], maximo: number): Limite[] {
  const vezes = new Map<string, number>();
  for (const caixa of emails.map(caixaDe)) vezes.set(caixa, (vezes.get(caixa) ?? 0) + 1);
  return [...vezes].map(([caixa, usos]) => ({ chave: `caixa:${de}:${caixa}`, maximo, minutos: 60, usos }));
}

/** As `consumir`, in the caller's transaction, whose other writes come after. */
export async function consumirEm(
  tx: Transaction,
  db: Firestore,
  nome: string,
  limites: Limite[],
  agora = new Date(),
) {
  const janelas = limites.map(({ chave, maximo, minutos, usos: destaVez = 1 }) => {
    const janela = Math.floor(agora.getTime() / (minutos * MINUTO));
    const ref = db.doc(`limites/${resumo(nome, chave, String(janela))}`);
    return { ref, maximo, destaVez, fim: (janela + 1) * minutos * MINUTO };
  });
  const contadores = await tx.getAll(...janelas.map(({ ref }) => ref));
  janelas.forEach(({ ref, maximo, destaVez, fim }, i) => {
    const usos = Number(contadores[i]?.get('usos') ?? 0) + destaVez;
    if (usos > maximo) throw esgotado(Math.ceil((fim - agora.getTime()) / MINUTO));
    tx.set(ref, { usos, expiraEm: new Date(fim + 60 * MINUTO) });
  });
}

/** Counts one use of every limit, or refuses and counts none when one of them is used up. */
export async function consumir(db: Firestore, nome: string, limites: Limite[], agora = new Date()) {
  if (limites.length === 0) return;
  const contar = db.runTransaction((tx) => consumirEm(tx, db, nome, limites, agora), {
    maxAttempts: TENTATIVAS,
  });
  await contar.catch((erro: unknown) => {
    // So many at once that the counter cannot even be written: they are too many.
    if (DISPUTADO.has(codigo(erro))) throw esgotado(1);
    throw erro;
  });
}

const contou = async (contagem: Promise<void>): Promise<boolean> => {
  try {
    await contagem;
    return true;
  } catch (erro) {
    if (erro instanceof HttpsError && erro.code === 'resource-exhausted') return false;
    throw erro;
  }
};

/** The same, told instead of thrown: false when one of them is used up. */
export const cabe = (db: Firestore, nome: string, limites: Limite[]) => contou(consumir(db, nome, limites));

export const cabeEm = (tx: Transaction, db: Firestore, nome: string, limites: Limite[]) =>
  contou(consumirEm(tx, db, nome, limites));

const TENTATIVAS = 10;
/** gRPC codes of a transaction that others were in the way of: aborted, lock time-out. */
const DISPUTADO = new Set<unknown>([10, 4]);
const codigo = (erro: unknown) =>
  typeof erro === 'object' && erro !== null && 'code' in erro ? erro.code : undefined;

const esgotado = (minutos: number) =>
  new HttpsError(
    'resource-exhausted',
    `Muitas tentativas seguidas. Aguarde ${minutos === 1 ? '1 minuto' : `${minutos} minutos`} e tente de novo.`,
  );
