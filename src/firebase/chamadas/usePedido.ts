/** Request ids of a form: sending the same content again (lost answer, double click) is the same request. */
import { useCallback, useRef } from 'react';

/** What is sent, with the id that makes a repetition harmless. */
export interface Pedido<T> {
  dados: T;
  requestId: string;
}

/** Gives the id of a content; stable while the component lives. */
export function usePedido(): (conteudo: unknown) => string {
  const ids = useRef(new Map<string, string>());
  return useCallback((conteudo) => {
    const chave = JSON.stringify(conteudo);
    const id = ids.current.get(chave) ?? crypto.randomUUID();
    ids.current.set(chave, id);
    return id;
  }, []);
}
