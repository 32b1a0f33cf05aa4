import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was before something opened. Mantine's dialogs do this only when they were on
 * the page before they opened, and ours come with their opening: loaded lazily, or new each time.
 */
export function useDevolverFoco(aberto: boolean): void {
  useLayoutEffect(() => {
    if (!aberto) return undefined;
    const origem = document.activeElement;
    return () => {
      const aoFechar = document.activeElement;
      setTimeout(() => {
        // Gone with the page itself, as at the end of a test.
        if (typeof document === 'undefined') return;
        const agora = document.activeElement;
        const perdido = agora === null || agora === document.body || agora === aoFechar;
        if (perdido && origem instanceof HTMLElement && origem.isConnected)
          origem.focus({ preventScroll: true });
      }, 20);
    };
  }, [aberto]);
}
