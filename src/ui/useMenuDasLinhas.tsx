import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { AcaoDaLinha } from './lista';

const MenuDasLinhas = lazy(() => import('./MenuDasLinhas'));

interface Aberto {
  id: string;
  elemento: HTMLElement;
  rotulo: string;
  acoes: readonly AcaoDaLinha[];
}

export type AbrirMenu = (aberto: Aberto) => void;

/** State of the shared row menu: which row's is open, how to open it, and the menu to draw once. */
export function useMenuDasLinhas(): { aberta: string | null; abrir: AbrirMenu; menu: ReactNode } {
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
        <MenuDasLinhas {...aberto} aoFechar={() => setAberto(null)} />
      </Suspense>
    ) : null,
  };
}
