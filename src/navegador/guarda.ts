/**
 * Texts that this browser keeps of the product. Some browsers forbid it, and some have no room left. The page's own
 * memory stands in then, until the page is left: nothing here throws, and what was written is what is read.
 */
export interface Guarda {
  ler: (chave: string) => string | null;
  /** True iff the browser keeps it beyond this page. */
  escrever: (chave: string, valor: string) => boolean;
  apagar: (chave: string) => void;
  chaves: () => string[];
  limpar: () => void;
}

/** `onde` is asked at each use: where storage is forbidden, its very name throws. */
function guarda(onde: () => Storage): Guarda {
  const memoria = new Map<string, string>();
  const tentar = <T>(ato: (storage: Storage) => T, senao: T): T => {
    try {
      return ato(onde());
    } catch {
      return senao;
    }
  };
  return {
    ler: (chave) => memoria.get(chave) ?? tentar((storage) => storage.getItem(chave), null),
    escrever: (chave, valor) => {
      const guardou = tentar((storage) => {
        storage.setItem(chave, valor);
        return true;
      }, false);
      if (guardou) memoria.delete(chave);
      else memoria.set(chave, valor);
      return guardou;
    },
    apagar: (chave) => {
      memoria.delete(chave);
      tentar((storage) => storage.removeItem(chave), undefined);
    },
    chaves: () => [...new Set([...tentar((storage) => Object.keys(storage), []), ...memoria.keys()])],
    limpar: () => {
      memoria.clear();
      tentar((storage) => storage.clear(), undefined);
    },
  };
}

/** For every tab of this browser, and for good. */
export const doAparelho = guarda(() => localStorage);
/** For this tab until it is closed. */
export const daAba = guarda(() => sessionStorage);

/** True iff what is written now outlives the page. */
export function guardaAlgo(): boolean {
  const prova = 'prova';
  const guardou = doAparelho.escrever(prova, prova);
  doAparelho.apagar(prova);
  return guardou;
}
