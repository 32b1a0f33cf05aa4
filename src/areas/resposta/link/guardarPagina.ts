/**
 * Keeps the page's own files on the device, so that it opens again without a connection (decisions Q168). What it shows
 * then comes from `aparelho`; the worker keeps no answer and no name.
 */
const ARQUIVOS = /^\/assets\//;

export function guardarPagina(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const arquivos = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && ARQUIVOS.test(pathname))
    .map(({ pathname }) => pathname);
  const entrada = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  if (!entrada || arquivos.length === 0) return;
  const pedir = async () => {
    await navigator.serviceWorker.register('/resposta-sw.js', { scope: '/responderQuestionario/' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ entrada: new URL(entrada).pathname, arquivos: [...new Set(arquivos)] });
  };
  // A browser that refuses workers goes on without.
  pedir().catch(() => undefined);
}
