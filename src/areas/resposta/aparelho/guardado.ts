/**
 * Where a device keeps what it has no answer for yet: IndexedDB, which survives a killed browser, and localStorage where
 * there is none (decisions Q161). Keys are sheets' ids, which tell nobody whose they are.
 */
import type { CaixaDeSaida } from '@/domain/diagnostico/caixa-de-saida';

export interface Guardado {
  ler: (folha: string) => Promise<CaixaDeSaida | undefined>;
  escrever: (folha: string, caixa: CaixaDeSaida) => Promise<void>;
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

const emIndexedDB = (banco: IDBDatabase): Guardado => ({
  ler: (folha) =>
    pedido(banco.transaction(CAIXAS).objectStore(CAIXAS).get(folha) as IDBRequest<CaixaDeSaida | undefined>),
  escrever: (folha, caixa) => {
    const transacao = banco.transaction(CAIXAS, 'readwrite');
    transacao.objectStore(CAIXAS).put(caixa, folha);
    return completa(transacao);
  },
});

const chave = (folha: string) => `${BANCO}:${folha}`;

const emLocalStorage: Guardado = {
  ler: (folha) => {
    const texto = localStorage.getItem(chave(folha));
    return Promise.resolve(texto ? (JSON.parse(texto) as CaixaDeSaida) : undefined);
  },
  escrever: async (folha, caixa) => {
    await Promise.resolve(localStorage.setItem(chave(folha), JSON.stringify(caixa)));
  },
};

/** The best storage that this browser opens. */
export const abrirGuardado = (): Promise<Guardado> => abrirBanco().then(emIndexedDB, () => emLocalStorage);
