import { type RefObject, useLayoutEffect } from 'react';

/** While a form is sent its fields take nothing: what somebody still typed would go with the form when it closes. */
export function useParadoAoEnviar(campos: RefObject<HTMLElement | null>, enviando: boolean): void {
  useLayoutEffect(() => {
    const lugar = campos.current;
    if (!enviando || !lugar) return;
    const foco = document.activeElement;
    lugar.toggleAttribute('inert', true);
    return () => {
      lugar.toggleAttribute('inert', false);
      // A field that was sent from with Enter has lost the focus meanwhile.
      if (document.activeElement === document.body && foco instanceof HTMLElement && lugar.contains(foco))
        foco.focus();
    };
  }, [campos, enviando]);
}
