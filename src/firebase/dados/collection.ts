/**
 * Reading and writing one kind of record: parsed reads, audit stamps, soft delete, conflict detection, cursor pages and
 * totals. Everything an area does with Firestore goes through here (docs/architecture.md, "Data access").
 */
import * as fs from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { type ComId, LIMITE } from '@/domain/comum/fields';
import { codigoDoErro, ErroDoProduto } from '@/domain/comum/erros';
import { type Ato, gravarAto } from './ato';
import { banco } from './banco';
import { soMinhas } from './conflito';
import { type Consulta, consultaDoSdk } from './consulta';
import type { Mudancas } from './conteudo';
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

/** Timestamps become Date, at any depth; everything else stays. */
function paraDominio(valor: unknown): unknown {
  if (valor instanceof fs.Timestamp) return valor.toDate();
  if (Array.isArray(valor)) return valor.map(paraDominio);
  if (typeof valor === 'object' && valor !== null) {
    return Object.fromEntries(Object.entries(valor).map(([chave, v]) => [chave, paraDominio(v)]));
  }
  return valor;
}

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

async function lidos(caminho: string, consulta: Consulta, tamanho: number, depoisDe?: Cursor) {
  conferirIndices(caminho, consulta);
  const limites = depoisDe ? [fs.startAfter(depoisDe), fs.limit(tamanho)] : [fs.limit(tamanho)];
  const { docs } = await fs.getDocs(consultaDoSdk(base(caminho), consulta, ...limites));
  return { docs, proxima: docs.length === tamanho ? docs.at(-1) : undefined };
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

  const naTransacao = (caminho: string, mudancas: Mudancas<T>, lido: Partial<T>) =>
    fs.runTransaction(banco, async (transacao) => {
      const snapshot = await transacao.get(documento(caminho));
      const atual = existente(snapshot.exists() ? ler(snapshot) : undefined);
      const minhas = soMinhas<T>(mudancas, lido, atual);
      if (minhas) transacao.update(documento(caminho), { ...minhas, ...carimbo.mudanca() });
    });

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

    /** Writes an act that may have arrived before; see `Ato`. */
    gravar: (escrita: Pick<Lote, 'gravar'>, ato: Ato<T>) => gravarAto<T>(escrita, ato, find),

    /**
     * Stores a new record at a path chosen before the first try. One that an earlier try left there, with its answer lost,
     * is brought up to date, unless `senao` says why it stays. `fixos` are fields that no form changes.
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
     * change somebody else made meanwhile to one of those fields raises Conflito.
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

    /** Soft delete: the record stays, lists no longer show it. */
    remove: (caminho: string, mais: Partial<T> = {}) =>
      new Lote().update(caminho, { ...mais, deletedAt: carimbo.agora(), ...carimbo.mudanca() }).gravar(),
  };
}
