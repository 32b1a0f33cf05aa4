import { type RefObject, useEffect } from 'react';

const CAMPO =
  ':is(input, textarea):not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], :disabled)';

/**
 * A dialog begins in the first field of its form instead of on the cross that closes it. Mantine's focus trap looks for
 * the mark when the dialog opens. A form that comes after it takes the focus over.
 */
export function useFocoNoCampo(form: RefObject<HTMLFormElement | null>, emDialogo = true) {
  useEffect(() => {
    const campo = emDialogo ? form.current?.querySelector<HTMLElement>(CAMPO) : undefined;
    if (!campo) return;
    campo.dataset['autofocus'] = 'true';
    if (campo.closest('[role="dialog"]')?.contains(document.activeElement))
      campo.focus({ preventScroll: true });
  }, [form, emDialogo]);
}
