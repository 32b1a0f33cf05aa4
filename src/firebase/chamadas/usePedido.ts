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

/** The same for changes of one record. Going back to what was sent before the last is a change of its own. */
export function useUltimoPedido(): (conteudo: unknown) => string {
  const ultimo = useRef({ chave: '', id: '' });
  return useCallback((conteudo) => {
    const chave = JSON.stringify(conteudo);
    if (ultimo.current.chave !== chave) ultimo.current = { chave, id: crypto.randomUUID() };
    return ultimo.current.id;
  }, []);
}
