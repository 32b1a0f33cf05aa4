/**
 * A button is out of use while what it sent is under way, and browsers then take the focus from it. Keyboard and screen
 * reader would go on at the top of the page. The focus goes back to the button, or to the part of the page it stood in.
 */
import type { Mutation, QueryClient } from '@tanstack/react-query';

/** In milliseconds: when the answer is drawn, and when a dialog has gone (as in useDevolverFoco). */
const QUANDO = [20, 320];

const PARTE = 'section, [role="dialog"], main';

const perdido = () => document.activeElement === null || document.activeElement === document.body;

/** The element that has the focus, and the parts of the page that hold it, inside out. */
function lugaresDoFoco(): HTMLElement[] {
  const lugares: HTMLElement[] = [];
  let lugar = document.activeElement;
  while (lugar instanceof HTMLElement && lugar !== document.body) {
    lugares.push(lugar);
    lugar = lugar.parentElement?.closest(PARTE) ?? null;
  }
  return lugares;
}

function focar(lugar: HTMLElement) {
  lugar.focus({ preventScroll: true });
  if (!perdido() || !lugar.matches(PARTE)) return;
  lugar.tabIndex = -1;
  lugar.addEventListener('blur', () => lugar.removeAttribute('tabindex'), { once: true });
  lugar.focus({ preventScroll: true });
}

function devolver(lugares: readonly HTMLElement[]) {
  for (const lugar of lugares) if (perdido() && lugar.isConnected) focar(lugar);
}

/** For all that people do on the screens of `cliente`. Gives what ends it. */
export function devolverFocoDepoisDoAto(cliente: QueryClient): () => void {
  const deOnde = new WeakMap<Mutation<unknown, unknown>, HTMLElement[]>();
  return cliente.getMutationCache().subscribe((evento) => {
    if (evento.type !== 'updated') return;
    const { mutation: ato, action } = evento;
    if (action.type === 'pending') deOnde.set(ato, lugaresDoFoco());
    if (action.type !== 'success' && action.type !== 'error') return;
    for (const espera of QUANDO) setTimeout(() => devolver(deOnde.get(ato) ?? []), espera);
  });
}
