/**
 * Records that this browser keeps in IndexedDB, which survives a killed browser and holds more than texts. Where it is
 * forbidden, full, or never answers, they lie among the texts (guarda.ts), and where those are not kept either, in the
 * page's memory.
 */
import { clear, createStore, del, get, keys, set } from 'idb-keyval';
import { doAparelho } from './guarda';

const BANCO = 'respostas';
const loja = createStore(BANCO, 'caixas');
/** Milliseconds after which a database counts as none: some browsers neither open it nor say that they do not. */
const PRAZO = 3_000;

/** The library throws at once where there is no database at all. */
async function comPrazo<T>(pedir: () => Promise<T>): Promise<T> {
  const pedido = pedir();
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const tarde = new Promise<never>((_pronto, falhou) => {
    relogio = setTimeout(() => falhou(new Error('O banco deste navegador não respondeu.')), PRAZO);
  });
  return Promise.race([pedido, tarde]).finally(() => clearTimeout(relogio));
}

let abre: Promise<boolean> | undefined;

/** True iff this browser has a database that answers. It is asked once: what was slow once stays out of use. */
export const temBanco = (): Promise<boolean> =>
  (abre ??= comPrazo(() => get('', loja)).then(
    () => true,
    () => false,
  ));

const PREFIXO = `${BANCO}:`;
const noTexto = (chave: string) => `${PREFIXO}${chave}`;

function doTexto(chave: string): unknown {
  const texto = doAparelho.ler(noTexto(chave));
  try {
    return texto === null ? undefined : (JSON.parse(texto) as unknown);
  } catch {
    return undefined;
  }
}

async function noBanco(ato: () => Promise<unknown>): Promise<boolean> {
  if (!(await temBanco())) return false;
  return comPrazo(ato).then(
    () => true,
    () => false,
  );
}

/** Writings one after the other, so that an earlier one that is refused late never hides a later one. */
let fila: Promise<unknown> = Promise.resolve();
function emFila<T>(ato: () => Promise<T>): Promise<T> {
  const feito = fila.then(ato);
  fila = feito;
  return feito;
}

export const gaveta = {
  /** Undefined where nothing is kept. What lies among the texts is newer: a later writing takes it away. */
  async ler(chave: string): Promise<unknown> {
    const texto = doTexto(chave);
    if (texto !== undefined) return texto;
    let lido: unknown;
    await noBanco(async () => {
      lido = await get(chave, loja);
    });
    return lido;
  },
  /** True iff the browser keeps it beyond this page. What takes a while to make is made when its turn comes. */
  escrever: (chave: string, oQue: unknown): Promise<boolean> =>
    emFila(async () => {
      const valor: unknown = typeof oQue === 'function' ? await oQue() : oQue;
      if (await noBanco(() => set(chave, valor, loja))) {
        doAparelho.apagar(noTexto(chave));
        return true;
      }
      return doAparelho.escrever(noTexto(chave), JSON.stringify(valor));
    }),
  apagar: (chave: string): Promise<void> =>
    emFila(async () => {
      await noBanco(() => del(chave, loja));
      doAparelho.apagar(noTexto(chave));
    }),
  async chaves(): Promise<string[]> {
    const deTextos = doAparelho.chaves().filter((chave) => chave.startsWith(PREFIXO));
    const todas = new Set(deTextos.map((chave) => chave.slice(PREFIXO.length)));
    await noBanco(async () => {
      for (const chave of await keys<string>(loja)) todas.add(chave);
    });
    return [...todas];
  },
  limpar: (): Promise<void> =>
    emFila(async () => {
      await noBanco(() => clear(loja));
      for (const chave of doAparelho.chaves()) if (chave.startsWith(PREFIXO)) doAparelho.apagar(chave);
    }),
};
