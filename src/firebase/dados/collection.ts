/**
 * Reading and writing one kind of record: parsed reads, audit stamps, soft delete, conflict detection, cursor pages and
 * totals. Everything an area does with Firestore goes through here (docs/architecture.md, "Data access").
 */
import * as fs from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { type ComId, LIMITE } from '@/domain/comum/fields';
import { codigoDoErro, CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { banco } from './banco';
import { type Consulta, consultaDoSdk } from './consulta';
import type { Total } from '@/domain/comum/total';
import { conferirIndices } from './conferirIndices';
import { uidAtual } from '@/firebase/sessao/estadoDaSessao';

/** One page of a list; `proxima` is handed back to read the page after it, undefined on the last one. */
export interface Pagina<T> {
  itens: ComId<T>[];
  proxima: Cursor | undefined;
  /** Records of the page that could not be read: left out, and told on the screen and in the log. */
  ilegiveis?: number;
  /** Place of each record in the page, from 0: those that could not be read keep theirs. */
  lugares?: readonly number[];
}
export type Cursor = fs.QueryDocumentSnapshot;

/** Records of pages read one after the other that could not be read. */
export const ilegiveisEm = (paginas: readonly Pagina<unknown>[] = []) =>
  paginas.reduce((soma, { ilegiveis = 0 }) => soma + ilegiveis, 0);

export class RegistroInvalido extends Error {
  override readonly name = 'RegistroInvalido';
}

/** Another editor changed the same fields first; nothing was written. */
export class Conflito extends ErroDoProduto {
  constructor(readonly campos: readonly string[]) {
    super(CONFLITO);
  }
}

/** Timestamps become Date, at any depth; everything else stays. */
function paraDominio(valor: unknown): unknown {
  if (valor instanceof fs.Timestamp) return valor.toDate();
  if (Array.isArray(valor)) return valor.map(paraDominio);
  if (typeof valor === 'object' && valor !== null) {
    return Object.fromEntries(Object.entries(valor).map(([chave, v]) => [chave, paraDominio(v)]));
  }
  return valor;
}

/** Some fields of a record, with `carimbo.agora()` where the server shall put the time. */
export type Mudancas<T> = { [Campo in keyof T]?: T[Campo] | fs.FieldValue };

const igualProfundo = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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

/** New random document id (20 letters and digits). */
export const novoId = () => fs.doc(fs.collection(banco, 'x')).id;

/** An empty id in a path would name a whole collection, or another document. */
function conferido(caminho: string): string {
  if (!caminho || caminho.split('/').includes('')) throw new ErroDoProduto('Document path cannot be empty');
  return caminho;
}

const base = (caminho: string) => fs.collection(banco, conferido(caminho));
const documento = (caminho: string) => fs.doc(banco, conferido(caminho));

/** Tries of a write that others (triggers, mostly) hold up at its records: nothing was written, and it is soon over. */
const TENTATIVAS = 4;
const PAUSA = 250;

/** Writes that belong together: all of them happen or none. */
export class Lote {
  private readonly escritas: ((lote: fs.WriteBatch) => unknown)[] = [];
  set(caminho: string, dados: object) {
    return this.com((lote) => lote.set(documento(caminho), dados));
  }
  update(caminho: string, dados: object) {
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
        return await lote.commit();
      } catch (erro) {
        if (codigoDoErro(erro) !== 'aborted' || vez === TENTATIVAS) throw erro;
        await new Promise((pronto) => setTimeout(pronto, PAUSA * vez));
      }
    }
  }
  private com(escrever: (lote: fs.WriteBatch) => unknown) {
    this.escritas.push(escrever);
    return this;
  }
}

async function create(caminho: string, dados: object, id: string = novoId()): Promise<string> {
  await new Lote().set(`${caminho}/${id}`, { ...dados, ...carimbo.criacao() }).gravar();
  return id;
}

async function lidos(caminho: string, consulta: Consulta, tamanho: number, depoisDe?: Cursor) {
  conferirIndices(caminho, consulta);
  const limites = depoisDe ? [fs.startAfter(depoisDe), fs.limit(tamanho)] : [fs.limit(tamanho)];
  const { docs } = await fs.getDocs(consultaDoSdk(base(caminho), consulta, ...limites));
  return { docs, proxima: docs.length === tamanho ? docs.at(-1) : undefined };
}

export function defineCollection<S extends z.ZodMiniType<object>>(schema: S) {
  type T = z.infer<S>;

  function ler(snapshot: fs.DocumentSnapshot): ComId<T> {
    const lido = schema.safeParse(paraDominio(snapshot.data()));
    if (!lido.success) {
      const campos = lido.error.issues.map((problema) => `${problema.path.join('.')}: ${problema.message}`);
      throw new RegistroInvalido(`Erro nos dados em ${snapshot.ref.path} (${campos.join('; ')})`);
    }
    return { ...lido.data, id: snapshot.id };
  }

  /** The records that can be read; the others go to the log by their path. */
  function legiveis(docs: fs.DocumentSnapshot[]) {
    const itens: ComId<T>[] = [];
    const lugares: number[] = [];
    for (const [lugar, snapshot] of docs.entries()) {
      try {
        itens.push(ler(snapshot));
        lugares.push(lugar);
      } catch (erro) {
        console.error(erro);
      }
    }
    return { itens, lugares, ilegiveis: docs.length - itens.length };
  }

  async function find(caminho: string): Promise<ComId<T> | undefined> {
    const snapshot = await fs.getDoc(documento(caminho));
    return snapshot.exists() ? ler(snapshot) : undefined;
  }

  return {
    /** The record, or undefined when there is none. */
    find,

    /** The record an address names, or null: anybody writes addresses, and what is no id names none. */
    async doEndereco(colecao: string, id: string): Promise<ComId<T> | null> {
      return /^[0-9A-Za-z][\w-]*$/.test(id) ? ((await find(`${colecao}/${id}`)) ?? null) : null;
    },

    /**
     * At most `tamanho` records after the cursor; reads exactly those. One that does not fit the schema fails the page:
     * sums, minutes, permissions and conflicts of interest must not leave it out.
     */
    async page(caminho: string, consulta: Consulta, tamanho = 10, depoisDe?: Cursor): Promise<Pagina<T>> {
      const { docs, proxima } = await lidos(caminho, consulta, tamanho, depoisDe);
      return { itens: docs.map(ler), proxima };
    },

    /**
     * The same for a list on the screen, which shows what can be read and says how much could not
     * (ui/lista/ListPage). Suggestions and choices use it too; only the log says it there.
     */
    async lista(caminho: string, consulta: Consulta, tamanho = 10, depoisDe?: Cursor): Promise<Pagina<T>> {
      const { docs, proxima } = await lidos(caminho, consulta, tamanho, depoisDe);
      return { ...legiveis(docs), proxima };
    },

    /** A list of one, or of none where there is no such record: for lists put together one by one (`juntas`). */
    async listaDeUm(caminho: string): Promise<Pagina<T>> {
      const snapshot = await fs.getDoc(documento(caminho));
      return { ...legiveis(snapshot.exists() ? [snapshot] : []), proxima: undefined };
    },

    /**
     * Number of records, counted up to LIMITE.pagina: one billed read, however many there are (firestore.rules refuse a
     * count without limit). Totals of unfiltered lists are maintained (contadores.ts).
     */
    async count(caminho: string, consulta: Consulta): Promise<Total> {
      conferirIndices(caminho, consulta);
      const contagem = await fs.getCount(
        consultaDoSdk(base(caminho), { filtros: consulta.filtros }, fs.limit(LIMITE.pagina)),
      );
      const { count } = contagem.data();
      return count < LIMITE.pagina ? count : { aoMenos: count };
    },

    /** Stores a new record with its audit stamps and gives its id. */
    create,

    /** The same for an id chosen before the first try: when an earlier one arrived and its answer was lost, so be it. */
    async createOnce(caminho: string, dados: object, id: string): Promise<string> {
      try {
        return await create(caminho, dados, id);
      } catch (erro) {
        // A second creation is an update to the rules, and refused.
        if (codigoDoErro(erro) !== 'permission-denied' || !(await find(`${caminho}/${id}`))) throw erro;
        return id;
      }
    },

    /** The same for a form that may have changed since: what an earlier try stored is brought up to date. */
    async createOrUpdate(caminho: string, dados: Mudancas<T>, id: string): Promise<void> {
      try {
        await create(caminho, dados, id);
      } catch (erro) {
        if (codigoDoErro(erro) !== 'permission-denied' || !(await find(`${caminho}/${id}`))) throw erro;
        await new Lote().update(`${caminho}/${id}`, { ...dados, ...carimbo.mudanca() }).gravar();
      }
    },

    /**
     * Changes some fields. With `base` (the record as the editor opened it) a change somebody else made meanwhile to
     * one of the same fields raises Conflito; changes to other fields are kept side by side.
     */
    async update(caminho: string, mudancas: Mudancas<T>, lido?: T): Promise<void> {
      const referencia = documento(caminho);
      const escrita = { ...mudancas, ...carimbo.mudanca() };
      if (!lido) {
        await new Lote().update(caminho, escrita).gravar();
        return;
      }
      await fs.runTransaction(banco, async (transacao) => {
        const snapshot = await transacao.get(referencia);
        if (!snapshot.exists()) throw new ErroDoProduto('Este registro não existe mais.');
        const atual = ler(snapshot);
        const campos = Object.keys(mudancas) as (keyof T & string)[];
        const emConflito = campos.filter(
          (campo) =>
            !igualProfundo(atual[campo], lido[campo]) && !igualProfundo(atual[campo], mudancas[campo]),
        );
        if (emConflito.length > 0) throw new Conflito(emConflito);
        transacao.update(referencia, escrita);
      });
    },

    /** Soft delete: the record stays, lists no longer show it. */
    remove: (caminho: string, mais: Partial<T> = {}) =>
      new Lote().update(caminho, { ...mais, deletedAt: carimbo.agora(), ...carimbo.mudanca() }).gravar(),
  };
}
