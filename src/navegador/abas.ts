/** What the tabs of this browser tell each other and share. A browser that forbids storage may forbid this too. */

interface Canal {
  dizer: (palavra: string) => void;
  ouvir: (aoOuvir: () => void) => void;
}

/** A word that all other tabs hear; none hears it where the browser does not carry it. */
export function canalDasAbas(nome: string): Canal {
  try {
    const canal = new BroadcastChannel(nome);
    return {
      dizer: (palavra) => canal.postMessage(palavra),
      ouvir: (aoOuvir) => canal.addEventListener('message', aoOuvir),
    };
  } catch {
    return { dizer: () => undefined, ouvir: () => undefined };
  }
}

/** Undefined on a page without https. */
export const travas = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;
/** Locks are refused where storage is forbidden. */
export const semTravas = (erro: unknown): boolean =>
  erro instanceof DOMException && erro.name === 'SecurityError';

/** Of all tabs one at a time, where the browser has locks and gives them. */
export const umaAbaPorVez = (nome: string, ato: () => Promise<void>): Promise<void> =>
  travas()
    ?.request(nome, ato)
    .catch((erro: unknown) => {
      if (semTravas(erro)) return ato();
      throw erro;
    }) ?? ato();
