/**
 * The database of a test: documents in memory behind the calls of 'firebase/firestore/lite' that the product makes. It
 * refuses what the rules of every collection refuse, and loses answers on demand. In a test file:
 *
 *   vi.mock('firebase/firestore/lite', async (original) =>
 *     (await import('@tests/support/banco')).noLugarDe(await original<object>()));
 */
import { vi } from 'vitest';
import { achados, type Pedido, pedido } from './consulta-de-teste';

const fs = await vi.importActual<typeof import('firebase/firestore/lite')>('firebase/firestore/lite');

export type Registro = Record<string, unknown>;
type Referencia = { path: string; id: string };

/** One write as the rules see it: the record before and after, undefined where there is none. */
export interface Escrita {
  caminho: string;
  antes: Registro | undefined;
  depois: Registro | undefined;
}

const falha = (code: string) => Object.assign(new Error(code), { code });
const SEM_RESPOSTA = () => falha('unknown');
const RECUSA = () => falha('permission-denied');

/** Dates as the database keeps them. */
function comoSeGuarda(valor: unknown): unknown {
  if (valor instanceof Date) return fs.Timestamp.fromDate(valor);
  if (Array.isArray(valor)) return valor.map(comoSeGuarda);
  if (valor instanceof fs.FieldValue) return fs.Timestamp.now();
  if (typeof valor !== 'object' || valor === null || valor instanceof fs.Timestamp) {
    if (valor === undefined) throw new Error('Unsupported field value: undefined');
    return valor;
  }
  return Object.fromEntries(Object.entries(valor).map(([campo, v]) => [campo, comoSeGuarda(v)]));
}

/** Dates as the product has them. */
function comoSeLe(valor: unknown): unknown {
  if (valor instanceof fs.Timestamp) return valor.toDate();
  if (Array.isArray(valor)) return valor.map(comoSeLe);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, v]) => [campo, comoSeLe(v)]));
}

let documentos = new Map<string, Registro>();
let regras: ((escrita: Escrita) => boolean)[] = [];
/** What becomes of the next writes, in their order; none is left: they arrive and are answered. */
let sorte: ('chega' | 'respostaPerdida' | 'naoChega')[] = [];
let gravacoes = 0;
let lidos = 0;
/** What reads of a collection wait for, by its path. */
let demoras = new Map<string, () => Promise<void>>();

/** Collections whose records may be written again in whole. */
const SEMPRE = /\/(?:preferencias|seguindo)\//;

/** Every collection refuses to create what is there, and to change or take away what is not. */
const permitida = (escrita: Escrita & { nova: boolean }) =>
  (SEMPRE.test(escrita.caminho) || escrita.nova === (escrita.antes === undefined)) &&
  regras.every((regra) => regra(escrita));

export const banco = {
  /** Forgets everything: documents, rules, what was to be lost. */
  esvaziar(): void {
    documentos = new Map();
    regras = [];
    sorte = [];
    gravacoes = 0;
    lidos = 0;
    demoras = new Map();
  },
  /** Puts a record there, without asking the rules; an `id` in it is no field. */
  guardar(caminho: string, registro: object): void {
    const { id: _id, ...campos } = registro as Registro;
    documentos.set(caminho, comoSeGuarda(campos) as Registro);
  },
  /** Changes some fields, as another person or a trigger does. */
  mudar(caminho: string, campos: object): void {
    documentos.set(caminho, { ...documentos.get(caminho), ...(comoSeGuarda(campos) as Registro) });
  },
  /** The record as the product reads it, or undefined. */
  ler(caminho: string): Registro | undefined {
    return comoSeLe(documentos.get(caminho)) as Registro | undefined;
  },
  /** Every record directly under the collection. */
  todos(colecao: string): Registro[] {
    return doConjunto(colecao).map(({ dados }) => comoSeLe(dados) as Registro);
  },
  /** Ids of the records directly under the collection. */
  ids(colecao: string): string[] {
    return [...documentos.keys()]
      .filter((caminho) => caminho.startsWith(`${colecao}/`) && !caminho.includes('/', colecao.length + 1))
      .map((caminho) => caminho.slice(colecao.length + 1));
  },
  /** One more rule for every write; false refuses the whole batch. */
  regra(regra: (escrita: Escrita) => boolean): void {
    regras.push(regra);
  },
  /** The write after the next `depois` arrives, and its answer does not. */
  perderResposta(depois = 0): void {
    sorte = [...Array.from({ length: depois }, () => 'chega' as const), 'respostaPerdida'];
  },
  /** The next write does not arrive. */
  cair(): void {
    sorte = ['naoChega'];
  },
  /** Lists of the collection wait for `chegar`; `pedido` is there when the first one is asked for. */
  demorar(colecao: string): { pedido: Promise<void>; chegar: () => void } {
    let [avisar, chegar] = [() => {}, () => {}];
    const pedido = new Promise<void>((pronto) => (avisar = pronto));
    const chegada = new Promise<void>((pronto) => (chegar = pronto));
    demoras.set(colecao, () => {
      avisar();
      return chegada;
    });
    return { pedido, chegar };
  },
  /** Records that were read so far, as the database bills them. */
  get lidos(): number {
    return lidos;
  },
  /** Writes that were stored so far. */
  get gravacoes(): number {
    return gravacoes;
  },
};

function doConjunto(colecao: string) {
  const prefixo = `${colecao}/`;
  return [...documentos].flatMap(([path, dados]) =>
    path.startsWith(prefixo) && !path.slice(prefixo.length).includes('/')
      ? [{ path, id: path.slice(prefixo.length), dados }]
      : [],
  );
}

function retrato(ref: Referencia, dados: Registro | undefined) {
  return {
    id: ref.id,
    ref,
    exists: () => dados !== undefined,
    data: () => dados,
    get: (c: string) => dados?.[c],
  };
}

interface Mudanca {
  ref: Referencia;
  dados: object | undefined;
  tipo: 'set' | 'update' | 'delete';
}

/** All of the changes or none, as the rules and the network have it. */
function gravar(mudancas: readonly Mudanca[]): Promise<void> {
  const fim = mudancas.length > 0 ? (sorte.shift() ?? 'chega') : 'chega';
  if (fim === 'naoChega') return Promise.reject(SEM_RESPOSTA());
  const depois = new Map(documentos);
  for (const { ref, dados, tipo } of mudancas) {
    const antes = depois.get(ref.path);
    const campos = comoSeGuarda(dados ?? {}) as Registro;
    if (tipo === 'delete') depois.delete(ref.path);
    else depois.set(ref.path, tipo === 'set' ? campos : { ...antes, ...campos });
    const escrita = { caminho: ref.path, antes, depois: depois.get(ref.path), nova: tipo === 'set' };
    if (!permitida(escrita)) return Promise.reject(RECUSA());
  }
  documentos = depois;
  gravacoes += mudancas.length > 0 ? 1 : 0;
  return fim === 'chega' ? Promise.resolve() : Promise.reject(SEM_RESPOSTA());
}

function lote() {
  const mudancas: Mudanca[] = [];
  return {
    set: (ref: Referencia, dados: object, { merge = false } = {}) =>
      mudancas.push({ ref, dados, tipo: merge ? 'update' : 'set' }),
    update: (ref: Referencia, dados: object) => mudancas.push({ ref, dados, tipo: 'update' }),
    delete: (ref: Referencia) => mudancas.push({ ref, dados: undefined, tipo: 'delete' }),
    commit: () => gravar(mudancas),
  };
}

function lerUm(ref: Referencia) {
  lidos++;
  return Promise.resolve(retrato(ref, documentos.get(ref.path)));
}

const TENTATIVAS_DA_TRANSACAO = 5;

/** As the database has it: what was read is unchanged when it is written, or all of it is done once more. */
async function transacao(_banco: unknown, fazer: (tx: object) => Promise<unknown>): Promise<unknown> {
  for (let vez = 1; ; vez++) {
    const escritas = lote();
    const lidos = new Map<string, Registro | undefined>();
    const get = (ref: Referencia) => {
      lidos.set(ref.path, documentos.get(ref.path));
      return lerUm(ref);
    };
    const resultado = await fazer({ ...escritas, get });
    const mudou = [...lidos].some(([caminho, lido]) => documentos.get(caminho) !== lido);
    if (!mudou) {
      await escritas.commit();
      return resultado;
    }
    if (vez === TENTATIVAS_DA_TRANSACAO) throw falha('aborted');
  }
}

const listar = (consulta: Pedido) => {
  return achados(doConjunto(consulta.colecao), consulta).map(({ path, id, dados }) =>
    retrato({ path, id }, dados),
  );
};

/** The SDK with its reads and writes led here; references, times and the like stay its own. */
export const noLugarDe = (original: object) => ({
  ...original,
  ...pedido,
  getDoc: lerUm,
  getDocs: async (consulta: Pedido) => {
    await demoras.get(consulta.colecao)?.();
    const docs = listar(consulta);
    // A query without an answer costs one read, too.
    lidos += Math.max(1, docs.length);
    return { docs };
  },
  getCount: (consulta: Pedido) => Promise.resolve({ data: () => ({ count: listar(consulta).length }) }),
  writeBatch: lote,
  runTransaction: transacao,
});
