import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was before something opened. Mantine's dialogs do this only when they were on the
 * page before they opened. Ours come with their opening: loaded lazily, or new each time.
 */
export function useDevolverFoco(aberto: boolean): void {
  useLayoutEffect(() => {
    if (!aberto) return undefined;
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
      // Again when it has gone: a field that came while it closed may have taken the focus along. On a slow device that
      // takes seconds.
      for (const depoisDe of [20, 320, 1_000, 3_000]) setTimeout(devolver, depoisDe);
    };
  }, [aberto]);
}
