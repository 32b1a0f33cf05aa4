/** Changes one record in every list of its kind that is on the screen or remembered: an act shows at once, unread. */
import type { QueryClient } from '@tanstack/react-query';

interface Pagina {
  itens: readonly { id: string }[];
}

const naPagina = <P extends Pagina>(pagina: P, id: string, mudar: (registro: never) => unknown): P => ({
  ...pagina,
  itens: pagina.itens.map((um) => (um.id === id ? mudar(um as never) : um)),
});

/** `chave`: of all queries of the kind. Lists come as pages after each other or as one page at a time. */
export function mudarNasListas<T>(
  cliente: QueryClient,
  chave: readonly unknown[],
  id: string,
  mudar: (registro: T) => T,
): void {
  cliente.setQueriesData<Pagina | { pages: Pagina[] }>({ queryKey: [...chave, 'lista'] }, (lida) => {
    if (!lida) return lida;
    return 'pages' in lida
      ? { ...lida, pages: lida.pages.map((pagina) => naPagina(pagina, id, mudar)) }
      : naPagina(lida, id, mudar);
  });
}
