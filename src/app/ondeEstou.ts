/** The address for the menu. One that no page of the product has lies under none of its entries. */
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

let semPagina = '';
const ouvintes = new Set<() => void>();
const assinar = (ouvinte: () => void) => {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
};

/** Said by whoever knows all addresses (OutrasRotas.tsx), which is no part of the first load. */
export function dizerSemPagina(pathname: string): void {
  semPagina = pathname;
  for (const ouvinte of ouvintes) ouvinte();
}

export function useOndeEstou(): string {
  const { pathname } = useLocation();
  return useSyncExternalStore(assinar, () => semPagina) === pathname ? '' : pathname;
}
