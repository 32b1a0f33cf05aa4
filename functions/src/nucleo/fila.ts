/**
 * One machine for everything that leaves later: mails, and messages to channels. An entry is sent once however often
 * its event comes. A failure is thrown, so that the trigger is called again after a while, longer each time.
 */
import { MAIS_TENTATIVAS, type NaFila } from '@/domain/comum/fila';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import type * as z from 'zod/mini';

const PRAZO = 2 * 60_000;
const JA_EXISTE = 6;

/** Puts an entry in, at once; one with a known id is there already. Resolves to whether it is new. */
export async function porNaFila(db: Firestore, caminho: string, entrada: object): Promise<boolean> {
  try {
    await db.doc(caminho).create(entrada);
    return true;
  } catch (erro) {
    if (!(erro instanceof Error && 'code' in erro && erro.code === JA_EXISTE)) throw erro;
    return false;
  }
}

/** What no second attempt would change. */
export class Definitivo extends Error {}

/** How an attempt ended. */
export interface Fim {
  estado: 'ENVIADO' | 'DESCARTADO' | 'FALHOU' | 'PENDENTE';
  erro?: unknown;
}

interface Saida<S extends z.ZodMiniType<NaFila>> {
  caminho: string;
  schema: S;
  /** False: there is nothing to send any more. */
  mandar: (entrada: z.output<S>) => Promise<boolean>;
  /** Before an entry is given up, so that somebody hears of it; may be repeated. */
  desistir?: (entrada: z.output<S>) => Promise<void>;
  /** Fields that the end adds to the entry, in its transaction; it may read and write besides. */
  encerrar: (tx: Transaction, fim: Fim, entrada: z.output<S>) => Promise<object>;
}

/**
 * Takes the entry for this attempt; undefined when there is nothing left to do. Throws while another attempt is under
 * way, so that the event comes again: whoever is at it may have died, and then nobody else would send it.
 */
const tomar = <S extends z.ZodMiniType<NaFila>>(
  db: Firestore,
  { caminho, schema }: Saida<S>,
): Promise<z.output<S> | undefined> =>
  db.runTransaction(async (tx) => {
    const atual = await ler(db, schema, caminho, tx);
    const agora = new Date();
    if (atual?.estado !== 'PENDENTE' && atual?.estado !== 'ENVIANDO') return undefined;
    if (atual.prazo && atual.prazo > agora) throw new Error(`${caminho} está sendo enviado`);
    const tentativas = Math.min(atual.tentativas + 1, MAIS_TENTATIVAS);
    tx.update(db.doc(caminho), {
      estado: 'ENVIANDO',
      tentativas,
      prazo: new Date(agora.getTime() + PRAZO),
    });
    return { ...atual, tentativas };
  });

/** Sends one entry. Throws when it is to be tried again, and once more when it is given up. */
export async function tentar<S extends z.ZodMiniType<NaFila>>(db: Firestore, saida: Saida<S>): Promise<void> {
  const entrada = await tomar(db, saida);
  if (!entrada) return;
  const gravar = (fim: Fim) =>
    db.runTransaction(async (tx) => {
      const mais = await saida.encerrar(tx, fim, entrada);
      tx.update(db.doc(saida.caminho), { ...mais, estado: fim.estado, prazo: null });
    });
  try {
    await gravar({ estado: (await saida.mandar(entrada)) ? 'ENVIADO' : 'DESCARTADO' });
  } catch (erro) {
    const desistiu = erro instanceof Definitivo || entrada.tentativas >= MAIS_TENTATIVAS;
    if (desistiu) await saida.desistir?.(entrada);
    await gravar({ estado: desistiu ? 'FALHOU' : 'PENDENTE', erro });
    if (!(erro instanceof Definitivo)) throw erro;
  }
}
