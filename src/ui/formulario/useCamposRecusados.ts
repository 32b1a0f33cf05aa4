import { type RefObject, useMemo, useSyncExternalStore } from 'react';

/** A button cannot be invalid for a screen reader: it is described by its error. */
const MARCADO = '[aria-invalid="true"], [data-recusado]';

/** The two days of a period are one field (CampoDePeriodo). */
function primeiroDoSeu(campo: HTMLElement): boolean {
  const inteiro = campo.closest('[data-um-campo]');
  return !inteiro || inteiro.querySelector(MARCADO) === campo;
}

/** Fields of the form that are marked as refused, in their order on the screen. */
export const camposMarcados = (form: HTMLElement | null) =>
  form ? [...form.querySelectorAll<HTMLElement>(MARCADO)].filter(primeiroDoSeu) : [];

/** Title of the section a field stands in (SecoesDoFormulario). */
const secaoDe = (campo: HTMLElement) => campo.closest<HTMLElement>('[data-secao]')?.dataset['secao'];

/** The first refused field of a section. */
export const primeiroDaSecao = (form: HTMLElement | null, titulo: string) =>
  camposMarcados(form).find((campo) => secaoDe(campo) === titulo);

export interface Recusados {
  quantos: number;
  /** Only sections with refused fields. */
  porSecao: readonly { titulo: string; quantos: number }[];
}

function contar(form: HTMLElement | null): Recusados {
  const campos = camposMarcados(form);
  const porSecao = new Map<string, number>();
  for (const campo of campos) {
    const titulo = secaoDe(campo);
    if (titulo !== undefined) porSecao.set(titulo, (porSecao.get(titulo) ?? 0) + 1);
  }
  return {
    quantos: campos.length,
    porSecao: [...porSecao].map(([titulo, quantos]) => ({ titulo, quantos })),
  };
}

/** The form is drawn again with every change of its errors, and looked at after each drawing. */
const semAssinatura = () => () => undefined;

/**
 * How many fields are marked. They are counted on the screen. A period is one field there and two in the values. An
 * item of a list may have a field of its own or none.
 */
export function useCamposRecusados(form: RefObject<HTMLElement | null>): Recusados {
  // As text: what was counted alike is the same.
  const contados = useSyncExternalStore(semAssinatura, () => JSON.stringify(contar(form.current)));
  return useMemo(() => JSON.parse(contados) as Recusados, [contados]);
}
