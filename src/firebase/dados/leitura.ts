/**
 * Reading one kind of record: parsed reads, cursor pages and totals. Apart from writing (collection.ts), which the first
 * load does without.
 */
import * as fs from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type ComId, LIMITE } from '@/domain/comum/campos';
import { lembrarGuardado } from '@/domain/comum/guardado';
import { lerRegistro } from '@/domain/comum/registro';
import type { Total } from '@/domain/comum/total';
import { banco } from './banco';
import { conferirIndices } from './conferirIndices';
import { type Consulta, consultaDoSdk } from './consulta';

/** One page of a list. `proxima` is handed back to read the page after it, undefined on the last one. */
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

/** An empty id in a path would name a whole collection, or another document. */
function conferido(caminho: string): string {
  if (!caminho || caminho.split('/').includes('')) throw new ErroDoProduto('Document path cannot be empty');
  return caminho;
}

const base = (caminho: string) => fs.collection(banco, conferido(caminho));
export const documento = (caminho: string) => fs.doc(banco, conferido(caminho));

/** One more than the page is asked for: a list that ends with its page has no empty one behind it. */
async function lidos(caminho: string, consulta: Consulta, tamanho: number, depoisDe?: Cursor) {
  conferirIndices(caminho, consulta);
  // The rules refuse more; a full page of that size may be the last one, which its reader finds out.
  const pedidos = Math.min(tamanho + 1, LIMITE.pagina);
  const limites = depoisDe ? [fs.startAfter(depoisDe), fs.limit(pedidos)] : [fs.limit(pedidos)];
  const lido = await fs.getDocs(consultaDoSdk(base(caminho), consulta, ...limites));
  const docs = lido.docs.slice(0, tamanho);
  const haMais = lido.docs.length > tamanho || (pedidos === tamanho && docs.length === tamanho);
  return { docs, proxima: haMais ? docs.at(-1) : undefined };
}

const FAIXAS: readonly string[] = ['<', '<=', '>', '>='];
/** A count needs no order, unless a range is counted: then it says which index is read, the one of the list (decisions P187). */
const comoSeConta = ({ filtros, ordem }: Consulta): Consulta =>
  ordem && filtros.some((filtro) => 'op' in filtro && FAIXAS.includes(filtro.op))
    ? { filtros, ordem }
    : { filtros };

/** The reads of a kind of record, and `ler`, which makes a record of a snapshot: for collection.ts alone. */
export function comLeitor<S extends z.ZodMiniType<object>>(schema: S) {
  type T = z.infer<S>;

  function ler(snapshot: fs.DocumentSnapshot): ComId<T> {
    const guardado = paraDominio(snapshot.data());
    const lido = lerRegistro(schema, guardado);
    if (!lido.success) {
      const campos = lido.error.issues.map((problema) => `${problema.path.join('.')}: ${problema.message}`);
      throw new RegistroInvalido(`Erro nos dados em ${snapshot.ref.path} (${campos.join('; ')})`);
    }
    const registro = { ...lido.data, id: snapshot.id };
    lembrarGuardado(registro, guardado);
    return registro;
  }

  /** The records that can be read, apart from the others, which go to the log by their path. */
  function separados(docs: fs.DocumentSnapshot[]) {
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
    ler,

    /** The record, or undefined when there is none. */
    find,

    /** The record an address names, or null: anybody writes addresses, and what is no id names none. */
    async doEndereco(colecao: string, id: string): Promise<ComId<T> | null> {
      return /^[0-9A-Za-z][\w-]*$/.test(id) ? ((await find(`${colecao}/${id}`)) ?? null) : null;
    },

    /**
     * At most `tamanho` records after the cursor; reads one more, to know whether there are others. One that does not fit the schema fails the
     * page. Sums, minutes, permissions and conflicts of interest must not leave it out.
     */
    async todos(caminho: string, consulta: Consulta, tamanho = 10, depoisDe?: Cursor): Promise<Pagina<T>> {
      const { docs, proxima } = await lidos(caminho, consulta, tamanho, depoisDe);
      return { itens: docs.map(ler), proxima };
    },

    /**
     * The same for a list on the screen. It shows what can be read and says how much could not (ui/lista/ListPage).
     * Suggestions and choices use it too; only the log says it there.
     */
    async legiveis(caminho: string, consulta: Consulta, tamanho = 10, depoisDe?: Cursor): Promise<Pagina<T>> {
      const { docs, proxima } = await lidos(caminho, consulta, tamanho, depoisDe);
      return { ...separados(docs), proxima };
    },

    /**
     * A list of one, or of none where there is no such record. It is for lists put together one by one
     * (`juntarPaginas`).
     */
    async legivel(caminho: string): Promise<Pagina<T>> {
      const snapshot = await fs.getDoc(documento(caminho));
      return { ...separados(snapshot.exists() ? [snapshot] : []), proxima: undefined };
    },

    /**
     * Number of records, counted up to LIMITE.pagina: one billed read, however many there are (firestore.rules refuse a
     * count without limit). Totals of unfiltered lists are maintained (contadores.ts).
     */
    async count(caminho: string, consulta: Consulta): Promise<Total> {
      const contada = comoSeConta(consulta);
      conferirIndices(caminho, contada);
      const contagem = await fs.getCount(consultaDoSdk(base(caminho), contada, fs.limit(LIMITE.pagina)));
      const { count } = contagem.data();
      return count < LIMITE.pagina ? count : { aoMenos: count };
    },
  };
}

/** The reads of a kind of record. */
export function defineLeitura<S extends z.ZodMiniType<object>>(schema: S) {
  const { ler: _ler, ...leitura } = comLeitor(schema);
  return leitura;
}
