import { type RefObject, useSyncExternalStore } from 'react';

/** A button cannot be invalid for a screen reader: it is described by its error. */
const MARCADO = '[aria-invalid="true"], [data-recusado]';

/** Fields of the form that are marked as refused, in their order on the screen. */
export const camposMarcados = (form: HTMLElement | null) =>
  form ? [...form.querySelectorAll<HTMLElement>(MARCADO)] : [];

/** The form is drawn again with every change of its errors, and looked at after each drawing. */
const semAssinatura = () => () => undefined;

/**
 * How many fields are marked. They are counted on the screen: a period is one field there and two in the values, and
 * an item of a list may have a field of its own or none.
 */
export const useCamposRecusados = (form: RefObject<HTMLElement | null>) =>
  useSyncExternalStore(semAssinatura, () => camposMarcados(form.current).length);
