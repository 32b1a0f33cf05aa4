import { type RefObject, useEffect, useState } from 'react';

const MARCADO = '[aria-invalid="true"]';

/** Fields of the form that are marked as refused, in their order on the screen. */
export const camposMarcados = (form: HTMLElement | null) =>
  form ? [...form.querySelectorAll<HTMLElement>(MARCADO)] : [];

/**
 * How many fields are marked. They are counted on the screen: a period is one field there and two in the values, and
 * an item of a list may have a field of its own or none.
 */
export function useCamposRecusados(form: RefObject<HTMLElement | null>, erros: object): number {
  const [quantos, definir] = useState(0);
  useEffect(() => definir(camposMarcados(form.current).length), [form, erros]);
  return quantos;
}
