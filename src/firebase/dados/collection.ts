/**
 * Reading and writing one kind of record: audit stamps, soft delete, conflict detection, on top of what leitura.ts reads.
 * Everything an area does with Firestore goes through these two (docs/architecture.md, "Data access"). This one is no
 * part of the first load: what only reads uses `defineLeitura`.
 */
import * as fs from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { codigoDoErro, ErroDoProduto, recusada } from '@/domain/comum/erros';
import { type Ato, gravarAto } from './ato';
import { banco } from './banco';
import { soMinhas } from './editadoPorOutro';
import type { Mudancas } from './conteudo';
import { comLeitor, documento } from './leitura';
import type { Escrita } from './limiteAtingido';
import { uidAtual } from '@/firebase/sessao/estadoDaSessao';

/** Stamps of a write: creation has all five audit fields, a change only the last two. */
export const carimbo = {
  criacao: () => ({
    createdAt: fs.serverTimestamp(),
    createdBy: uidAtual(),
    updatedAt: fs.serverTimestamp(),
    updatedBy: uidAtual(),
    deletedAt: null,
  }),
  mudanca: () => ({ updatedAt: fs.serverTimestamp(), updatedBy: uidAtual() }),
  agora: () => fs.serverTimestamp(),
};

/** One item more, or less, in a stored list, whatever others do to it meanwhile. */
export const acrescentar = (item: string) => fs.arrayUnion(item);
export const retirar = (item: string) => fs.arrayRemove(item);

/** New random document id (20 letters and digits). */
export const novoId = () => fs.doc(fs.collection(banco, 'x')).id;

/** Tries of a write that others (triggers, mostly) hold up at its records. Nothing was written, and it is soon over. */
const TENTATIVAS = 4;
const PAUSA = 250;

/** As long as a function is waited for. A connection may swallow what is sent, and the browser then waits for minutes. */
const PRAZO = 30_000;
/** Ends the waiting, not the write: it may still arrive, as one whose answer was lost (decisions T493). */
function comPrazo<V>(escrita: Promise<V>): Promise<V> {
  let relogio: ReturnType<typeof setTimeout>;
  const fim = new Promise<never>((_, recusar) => {
    relogio = setTimeout(
      () => recusar(Object.assign(new Error('sem resposta'), { code: 'deadline-exceeded' })),
      PRAZO,
    );
  });
  return Promise.race([escrita, fim]).finally(() => clearTimeout(relogio));
}
/** The refusal itself, or the limit that it comes from. Few people meet one: its sentences come when they are needed. */
async function porqueFalhou(erro: unknown, escritas: readonly Escrita[]): Promise<unknown> {
  if (!recusada(erro)) return erro;
  try {
    const { limiteAtingido } = await import('./limiteAtingido');
    return (await limiteAtingido(escritas)) ?? erro;
  } catch {
    return erro;
  }
}
const emTransacao = <V>(tarefa: (transacao: fs.Transaction) => Promise<V>) =>
  comPrazo(fs.runTransaction(banco, tarefa));

/** Writes that belong together: all of them happen or none. */
export class Lote {
  private readonly escritas: ((lote: fs.WriteBatch) => unknown)[] = [];
  private readonly oQue: Escrita[] = [];
  set(caminho: string, dados: object) {
    this.oQue.push({ caminho, nova: true, campos: Object.keys(dados) });
    return this.com((lote) => lote.set(documento(caminho), dados));
  }
  /** For a record that may be there: what is said of it now, and what else it holds stays. */
  porCima(caminho: string, dados: object) {
    return this.com((lote) => lote.set(documento(caminho), dados, { merge: true }));
  }
  update(caminho: string, dados: object) {
    this.oQue.push({ caminho, nova: false, campos: Object.keys(dados) });
    return this.com((lote) => lote.update(documento(caminho), dados));
  }
  delete(caminho: string) {
    return this.com((lote) => lote.delete(documento(caminho)));
  }
  async gravar(): Promise<void> {
    for (let vez = 1; ; vez++) {
      const lote = fs.writeBatch(banco);
      for (const escrever of this.escritas) escrever(lote);
      try {
        return await comPrazo(lote.commit());
      } catch (erro) {
        if (codigoDoErro(erro) !== 'aborted' || vez === TENTATIVAS) throw await porqueFalhou(erro, this.oQue);
        await new Promise((pronto) => setTimeout(pronto, PAUSA * vez));
      }
    }
  }
  private com(escrever: (lote: fs.WriteBatch) => unknown) {
    this.escritas.push(escrever);
    return this;
  }
}

/** What one record does in a transaction of several: reads, says what it begins, then gives what it writes. */
export type Parte = (transacao: fs.Transaction, comeca?: (uma: Escrita) => void) => Promise<() => unknown>;

/** All parts are written or none. Each looks at what is stored, so sending them again writes only what is missing. */
export async function gravarPartes(partes: readonly Parte[]): Promise<void> {
  const comecadas: Escrita[] = [];
  try {
    await emTransacao(async (transacao) => {
      const escritas = await Promise.all(
        partes.map((parte) => parte(transacao, (uma) => comecadas.push(uma))),
      );
      for (const escrever of escritas) escrever();
    });
  } catch (erro) {
    throw await porqueFalhou(erro, comecadas);
  }
}

function existente<T extends object>(registro: T | undefined): T {
  if (!registro || ('deletedAt' in registro && registro.deletedAt !== null))
    throw new ErroDoProduto('Este registro não existe mais.');
  return registro;
}

/** How a new record is stored; see `criar`. */
interface Criacao<T> {
  fixos?: object;
  senao?: NonNullable<Ato<T>['senao']>;
}

/** How a part of a transaction changes its record; see `parte`. */
interface ComoMudar<T> {
  fixos?: object;
  lido?: Partial<T>;
  conferir?: (guardado: T | undefined) => void;
}

export function defineCollection<S extends z.ZodMiniType<object>>(schema: S) {
  type T = z.infer<S>;
  const { ler, ...leitura } = comLeitor(schema);
  const { find } = leitura;

  const naTransacao = (caminho: string, mudancas: Mudancas<T>, lido: Partial<T>) =>
    emTransacao(async (transacao) => {
      const snapshot = await transacao.get(documento(caminho));
      const atual = existente(snapshot.exists() ? ler(snapshot) : undefined);
      const minhas = soMinhas<T>(mudancas, lido, atual);
      if (minhas) transacao.update(documento(caminho), { ...minhas, ...carimbo.mudanca() });
    });

  return {
    ...leitura,

    /**
     * A record of gravarPartes: stored if it is new, else changed as `update` does. `conferir` throws where what is
     * stored in that moment does not allow it, undefined if there is none.
     */
    parte:
      (caminho: string, mudancas: Mudancas<T>, { fixos, lido, conferir }: ComoMudar<T>): Parte =>
      async (transacao, comeca) => {
        const onde = documento(caminho);
        const snapshot = await transacao.get(onde);
        conferir?.(snapshot.exists() ? ler(snapshot) : undefined);
        const nova = !snapshot.exists() && !lido;
        if (nova) comeca?.({ caminho, nova, campos: Object.keys(mudancas) });
        if (nova) return () => transacao.set(onde, { ...fixos, ...mudancas, ...carimbo.criacao() });
        const atual = existente(snapshot.exists() ? ler(snapshot) : undefined);
        const minhas = soMinhas<T>(mudancas, lido ?? atual, atual);
        return () => minhas && transacao.update(onde, { ...minhas, ...carimbo.mudanca() });
      },

    /** A record that gravarPartes removes; one that is removed already is as good. */
    parteRemovida:
      (caminho: string): Parte =>
      async (transacao) => {
        const onde = documento(caminho);
        const removido = (await transacao.get(onde)).get('deletedAt') !== null;
        return () => removido || transacao.update(onde, { deletedAt: carimbo.agora(), ...carimbo.mudanca() });
      },

    /** Writes an act that may have arrived before; see `Ato`. */
    gravar: (escrita: Pick<Lote, 'gravar'>, ato: Ato<T>) => gravarAto<T>(escrita, ato, find),

    /**
     * Stores a new record at a path chosen before the first try. An earlier try may have left one there, with its
     * answer lost. That one is brought up to date, unless `senao` says why it stays. `fixos` are fields that no form
     * changes.
     */
    criar: (caminho: string, conteudo: Mudancas<T>, { fixos, senao }: Criacao<T> = {}): Promise<void> =>
      gravarAto<T>(
        new Lote().set(caminho, { ...fixos, ...conteudo, ...carimbo.criacao() }),
        {
          caminho,
          conteudo,
          ...(senao ? { senao } : {}),
          atualizar: (guardado) => naTransacao(caminho, conteudo, guardado),
        },
        find,
      ),

    /**
     * Changes some fields. `lido` is the record as the editor opened it: only what differs from it is written. A
     * change somebody else made meanwhile to one of those fields raises EditadoPorOutro.
     */
    async update(caminho: string, mudancas: Mudancas<T>, lido?: Partial<T>): Promise<void> {
      if (lido) await naTransacao(caminho, mudancas, lido);
      else await new Lote().update(caminho, { ...mudancas, ...carimbo.mudanca() }).gravar();
    },

    /** The same within a batch: adds what `lido`'s editor changes to it, and throws before anything is written. */
    async mudarNoLote(lote: Lote, caminho: string, mudancas: Mudancas<T>, lido: Partial<T>): Promise<void> {
      const minhas = soMinhas<T>(mudancas, lido, existente(await find(caminho)));
      if (minhas) lote.update(caminho, { ...minhas, ...carimbo.mudanca() });
    },

    /** Soft delete: the record stays, lists no longer show it. One that is removed already is as good. */
    remove: (caminho: string, mais: Partial<T> = {}) => {
      const removido = { deletedAt: carimbo.agora() };
      return gravarAto<T>(
        new Lote().update(caminho, { ...mais, ...removido, ...carimbo.mudanca() }),
        { caminho, conteudo: removido },
        find,
      );
    },
  };
}
