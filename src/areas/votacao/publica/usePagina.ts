/** The six pages under one address: the browser's own way back goes from one to the one before. */
import { useEffect, useState } from 'react';

export type Pagina = 'inicio' | 'categoria' | 'empresa' | 'obrigado' | 'confirmacao' | 'final';

const daHistoria = (): Pagina => (window.history.state as { pagina?: Pagina } | null)?.pagina ?? 'inicio';

export function usePagina(primeira: Pagina): [Pagina, (pagina: Pagina) => void] {
  const [pagina, definir] = useState(primeira);
  useEffect(() => {
    const voltar = () => definir(daHistoria());
    window.history.replaceState({ pagina: primeira }, '');
    window.addEventListener('popstate', voltar);
    return () => window.removeEventListener('popstate', voltar);
  }, [primeira]);
  const ir = (nova: Pagina) => {
    window.history.pushState({ pagina: nova }, '');
    definir(nova);
    window.scrollTo(0, 0);
  };
  return [pagina, ir];
}
