import { type RefObject, useEffect } from 'react';

const CAMPO =
  ':is(input, textarea, select):not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], :disabled)';

/**
 * A dialog begins in the first field of its form instead of on the cross that closes it. Mantine's focus trap looks for
 * the mark when the dialog opens. A form that comes after it takes the focus over. One that is a part of something
 * (`emDialogo` false) takes it from the cross only, and one that a tab shows leaves it to the tab.
 */
export function useFocoNoCampo(form: RefObject<HTMLFormElement | null>, emDialogo = true) {
  useEffect(() => {
    const campo = form.current?.querySelector<HTMLElement>(CAMPO);
    const foco = document.activeElement;
    const noDialogo = campo?.closest('[role="dialog"]')?.contains(foco);
    if (!campo || (!emDialogo && !(noDialogo && foco?.getAttribute('aria-label') === 'Fechar'))) return;
    campo.dataset['autofocus'] = 'true';
    if (noDialogo && foco?.role !== 'tab') campo.focus({ preventScroll: true });
  }, [form, emDialogo]);
}
