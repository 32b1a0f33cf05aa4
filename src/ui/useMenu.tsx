import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { AcaoDaLinha } from './lista';

const importarMenu = () => import('./MenuAncorado');
const MenuAncorado = lazy(importarMenu);

/** For the pointer or the focus that comes near a menu's button; what fails here is said when it is clicked. */
export const carregarMenu = () => void importarMenu().catch(() => undefined);

interface Aberto {
  id: string;
  elemento: HTMLElement;
  rotulo: string;
  acoes: readonly AcaoDaLinha[];
}

export type AbrirMenu = (aberto: Aberto) => void;

/** A menu that many buttons may share: whose is open, how to open it, and the menu to draw once. */
export function useMenu(): { aberta: string | null; abrir: AbrirMenu; menu: ReactNode } {
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const abrir = useCallback<AbrirMenu>(
    (novo) => setAberto((atual) => (atual?.id === novo.id ? null : novo)),
    [],
  );
  return {
    aberta: aberto?.id ?? null,
    abrir,
    menu: aberto ? (
      <Suspense>
        <MenuAncorado {...aberto} aoFechar={() => setAberto(null)} />
      </Suspense>
    ) : null,
  };
}
