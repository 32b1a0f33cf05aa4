/**
 * Where a device keeps what it has no answer for yet: IndexedDB, which survives a killed browser, and localStorage where
 * there is none (decisions Q161). Keys are sheets' ids, which tell nobody whose they are.
 */
import type { CaixaDeSaida } from '@/domain/diagnostico/caixa-de-saida';

export interface Guardado {
  ler: (folha: string) => Promise<CaixaDeSaida | undefined>;
  escrever: (folha: string, caixa: CaixaDeSaida) => Promise<void>;
  /** Anything else that is kept of a sheet, under a key of its own; undefined takes it away. */
  lerOutro: (qual: string) => Promise<unknown>;
  escreverOutro: (qual: string, valor: unknown) => Promise<void>;
}

const BANCO = 'respostas';
const CAIXAS = 'caixas';

const pedido = <T>(de: IDBRequest<T>) =>
  new Promise<T>((pronto, falhou) => {
    de.addEventListener('success', () => pronto(de.result));
    de.addEventListener('error', () => falhou(de.error ?? new Error(`${BANCO}: IndexedDB falhou`)));
  });

async function abrirBanco(): Promise<IDBDatabase> {
  const abertura = indexedDB.open(BANCO, 1);
  abertura.addEventListener('upgradeneeded', () => abertura.result.createObjectStore(CAIXAS));
  return pedido(abertura);
}

/** Resolves when the browser has it: the request's own success comes before the transaction's end. */
const completa = (transacao: IDBTransaction) =>
  new Promise<void>((pronto, falhou) => {
    transacao.addEventListener('complete', () => pronto());
    transacao.addEventListener('abort', () =>
      falhou(transacao.error ?? new Error(`${BANCO}: transação desfeita`)),
    );
  });

function emIndexedDB(banco: IDBDatabase): Guardado {
  const ler = (qual: string) =>
    pedido(banco.transaction(CAIXAS).objectStore(CAIXAS).get(qual) as IDBRequest<unknown>);
  const escrever = (qual: string, valor: unknown) => {
    const transacao = banco.transaction(CAIXAS, 'readwrite');
    const caixas = transacao.objectStore(CAIXAS);
    if (valor === undefined) caixas.delete(qual);
    else caixas.put(valor, qual);
    return completa(transacao);
  };
  return comTipos(ler, escrever);
}

const comTipos = (ler: Guardado['lerOutro'], escrever: Guardado['escreverOutro']): Guardado => ({
  ler: async (folha) => (await ler(folha)) as CaixaDeSaida | undefined,
  escrever,
  lerOutro: ler,
  escreverOutro: escrever,
});

const chave = (folha: string) => `${BANCO}:${folha}`;

const emLocalStorage = comTipos(
  (qual) => {
    const texto = localStorage.getItem(chave(qual));
    return Promise.resolve(texto ? (JSON.parse(texto) as unknown) : undefined);
  },
  async (qual, valor) => {
    if (valor === undefined) localStorage.removeItem(chave(qual));
    else await Promise.resolve(localStorage.setItem(chave(qual), JSON.stringify(valor)));
  },
);

/** The best storage that this browser opens. */
export const abrirGuardado = (): Promise<Guardado> => abrirBanco().then(emIndexedDB, () => emLocalStorage);
