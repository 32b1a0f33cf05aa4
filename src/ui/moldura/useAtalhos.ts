import { useEffect, useSyncExternalStore } from 'react';
import { type Tecla, useTeclas } from './useTeclas';

export interface Atalho {
  /** A shortcut in the notation of useTeclas: 'mod+K', '/', 'N'. */
  tecla: string;
  /** Words for the '?' dialog: 'Abrir a busca'. */
  descricao: string;
  aoAcionar: () => void;
}

let ativos: readonly Atalho[] = [];
const ouvintes = new Set<() => void>();

function trocar(novos: readonly Atalho[]): void {
  ativos = novos;
  for (const ouvinte of ouvintes) ouvinte();
}

/** Keyboard shortcuts that live as long as the component. Keep the list in a constant or useMemo. */
export function useAtalhos(atalhos: readonly Atalho[]): void {
  useTeclas(atalhos.map(({ tecla, aoAcionar }): Tecla => [tecla, aoAcionar]));
  useEffect(() => {
    trocar([...ativos, ...atalhos]);
    return () => trocar(ativos.filter((ativo) => !atalhos.includes(ativo)));
  }, [atalhos]);
}

/** All shortcuts that work at the moment, for the '?' dialog. */
export function useAtalhosAtivos(): readonly Atalho[] {
  return useSyncExternalStore(
    (ouvinte) => {
      ouvintes.add(ouvinte);
      return () => {
        ouvintes.delete(ouvinte);
      };
    },
    () => ativos,
  );
}
