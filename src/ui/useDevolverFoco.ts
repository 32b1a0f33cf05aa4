import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was before something opened. Mantine's dialogs do this only when they were on
 * the page before they opened, and ours come with their opening: loaded lazily, or new each time.
 */
export function useDevolverFoco(aberto: boolean): void {
  useLayoutEffect(() => {
    if (!aberto) return undefined;
    const pagina = document;
    const origem = pagina.activeElement instanceof HTMLElement ? pagina.activeElement : null;
    return () => {
      const aoFechar = pagina.activeElement;
      setTimeout(() => {
        const agora = pagina.activeElement;
        const perdido = agora === null || agora === pagina.body || agora === aoFechar;
        if (perdido && origem?.isConnected) origem.focus({ preventScroll: true });
      }, 20);
    };
  }, [aberto]);
}
