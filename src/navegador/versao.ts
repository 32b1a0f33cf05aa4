/** Whether hosting serves another version than the one that this page runs (docs/operations.md, "Two versions at once"). */

/** In milliseconds: between two questions of a page that stays in sight, and at least between two that follow each other. */
const DE_TEMPO_EM_TEMPO = 10 * 60_000;
const NO_MINIMO = 60_000;

/** A build names the page's script after all that is in it. */
const roteiroDe = (pagina: Document) =>
  pagina.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/** Where no answer comes, or another one than the page, there is nothing to say. */
async function haOutra(): Promise<boolean> {
  try {
    // The browser asks whether its own copy still holds; mostly it does, and nothing is loaded.
    const resposta = await fetch(window.location.pathname, { cache: 'no-cache' });
    if (!resposta.ok) return false;
    const servida = roteiroDe(new DOMParser().parseFromString(await resposta.text(), 'text/html'));
    return servida !== undefined && servida !== roteiroDe(document);
  } catch {
    return false;
  }
}

/**
 * Calls once when another version is served. Asks when the page comes back in sight, and now and then while it is; never
 * without a connection. Gives what ends it.
 */
export function seguirVersao(aoMudar: () => void): () => void {
  let ultima = Date.now();
  let acabou = false;
  const olhar = async () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine || Date.now() - ultima < NO_MINIMO) return;
    ultima = Date.now();
    if (!(await haOutra()) || acabou) return;
    parar();
    aoMudar();
  };
  const aoOlhar = () => void olhar();
  const relogio = setInterval(aoOlhar, DE_TEMPO_EM_TEMPO);
  window.addEventListener('focus', aoOlhar);
  document.addEventListener('visibilitychange', aoOlhar);
  function parar() {
    acabou = true;
    clearInterval(relogio);
    window.removeEventListener('focus', aoOlhar);
    document.removeEventListener('visibilitychange', aoOlhar);
  }
  return parar;
}
