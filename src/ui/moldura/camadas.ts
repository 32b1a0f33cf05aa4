/**
 * What lies over the page, in the order of opening: dialogs, drawers, questions, the search. One stack says how high each
 * lies, which of them answers to Escape, and that those below are out of reach. By the order of mounting, a question that
 * stays mounted would open under the form that asks it.
 */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

interface Camada {
  ordem: number;
  fechar: () => void;
}

/** Over the header and what floats in the page (theme.ts). */
const CHAO = 200;
/** Room for the lists, menus and calendars of one layer under the next one. */
const ANDAR = 10;

let pilha: readonly Camada[] = [];
let proxima = 0;
const ouvintes = new Set<() => void>();

function trocar(nova: readonly Camada[]): void {
  pilha = nova;
  if (pilha.length === 0) proxima = 0;
  for (const ouvinte of ouvintes) ouvinte();
}

const assinar = (ouvinte: () => void) => {
  ouvintes.add(ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
  };
};

/** A list, a menu or a calendar that is open closes itself first. */
const FECHA_SOZINHO =
  '[data-mantine-stop-propagation="true"], .mantine-Popover-dropdown, .mantine-Menu-dropdown';

function aoTeclar(evento: KeyboardEvent): void {
  const topo = pilha.at(-1);
  if (evento.key !== 'Escape' || evento.isComposing || !topo) return;
  if (evento.target instanceof Element && evento.target.closest(FECHA_SOZINHO)) return;
  // What lies below hears nothing of it.
  evento.stopPropagation();
  topo.fechar();
}

/** A layer of its own while it is open: how high it lies, and whether it is the top one. */
export function useCamada(aberta: boolean, aoFechar: () => void): { altura: number; noTopo: boolean } {
  // Counted as it is drawn: a dialog that opens together with another one inside it comes first.
  const [vez, definirVez] = useState(() => ({ aberta, ordem: aberta ? proxima++ : 0 }));
  if (vez.aberta !== aberta) definirVez({ aberta, ordem: aberta ? proxima++ : vez.ordem });
  const { ordem } = vez;
  const fechar = useRef(aoFechar);
  useEffect(() => {
    fechar.current = aoFechar;
  });

  useLayoutEffect(() => {
    if (!aberta) return undefined;
    const camada: Camada = { ordem, fechar: () => fechar.current() };
    if (pilha.length === 0) window.addEventListener('keydown', aoTeclar, { capture: true });
    proxima = Math.max(proxima, ordem + 1);
    trocar([...pilha, camada].toSorted((a, b) => a.ordem - b.ordem));
    return () => {
      trocar(pilha.filter((outra) => outra !== camada));
      if (pilha.length === 0) window.removeEventListener('keydown', aoTeclar, { capture: true });
    };
  }, [aberta, ordem]);

  const noTopo = useSyncExternalStore(assinar, () => (pilha.at(-1)?.ordem ?? ordem) <= ordem);
  return { altura: CHAO + ANDAR * ordem, noTopo };
}
