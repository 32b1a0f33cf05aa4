import { useEffect } from 'react';

const PRODUTO = 'Gestão de Inovação';

/** Names the browser's tab while the page is open: 'Ideias · Gestão de Inovação'. <Breadcrumbs> calls it. */
export function usePageTitle(titulo: string): void {
  useEffect(() => {
    document.title = titulo ? `${titulo} · ${PRODUTO}` : PRODUTO;
    return () => {
      document.title = PRODUTO;
    };
  }, [titulo]);
}
