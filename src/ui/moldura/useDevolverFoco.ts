import { useLayoutEffect } from 'react';

/** In milliseconds after the closing: what opened may be gone at once, or after its animation; on a slow device later. */
const QUANDO = [20, 320, 1_000, 3_000];

/** Of the last closing. What opens next, or closes after it, has a place of its own to give the focus back to. */
let esperas: ReturnType<typeof setTimeout>[] = [];
function esquecer() {
  for (const espera of esperas) clearTimeout(espera);
  esperas = [];
}

/**
 * Gives the focus back to where it was before something opened. Mantine's dialogs do this only when they were on the
 * page before they opened. Ours come with their opening: loaded lazily, or new each time.
 */
export function useDevolverFoco(aberto: boolean): void {
  useLayoutEffect(() => {
    if (!aberto) return undefined;
    esquecer();
    const origem = document.activeElement;
    return () => {
      const aoFechar = document.activeElement;
      const devolver = () => {
        // Gone with the page itself, as at the end of a test.
        if (typeof document === 'undefined') return;
        const agora = document.activeElement;
        const perdido = agora === null || agora === document.body || agora === aoFechar;
        if (!perdido) return;
        // The row it was opened from may be gone: then the page has it.
        const aqui = origem?.isConnected ? origem : document.querySelector('main');
        if (aqui instanceof HTMLElement) aqui.focus({ preventScroll: true });
      };
      esquecer();
      // More than once: a field that came while it closed may have taken the focus along.
      esperas = QUANDO.map((depoisDe) => setTimeout(devolver, depoisDe));
    };
  }, [aberto]);
}
