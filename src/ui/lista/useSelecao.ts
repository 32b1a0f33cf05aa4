import { useMemo, useRef, useState } from 'react';
import type { EmLote } from './emLote';
import type { Item, Selecao } from './lista';

/** Rows chosen for what is done to several at once. Turning pages, filters and new data leave them chosen. */
export function useSelecao<T extends Item>(itens: readonly T[], emLote: EmLote<T> | undefined): Selecao<T> {
  const [guardadas, guardar] = useState<ReadonlyMap<string, T>>(new Map());
  const ultima = useRef<string>(undefined);
  const marcavel = (item: T) => emLote?.acoes.some(({ pode }) => pode(item)) ?? false;

  const marcadas = useMemo(() => {
    const daqui = new Map(itens.map((item) => [item.id, item]));
    return [...guardadas.values()].map((item) => daqui.get(item.id) ?? item);
  }, [guardadas, itens]);
  const ids = useMemo(() => new Set(guardadas.keys()), [guardadas]);

  const mudar = (quais: readonly T[], marcar: boolean) =>
    guardar((antes) => {
      const depois = new Map(antes);
      for (const item of quais) {
        if (marcar) depois.set(item.id, item);
        else depois.delete(item.id);
      }
      return depois;
    });
  const lugarDe = (id: string | undefined) => itens.findIndex((item) => item.id === id);

  const marcaveis = itens.filter(marcavel);
  const quantas = marcaveis.filter(({ id }) => ids.has(id)).length;
  const algumas = quantas < marcaveis.length ? 'algumas' : 'todas';
  const daPagina = marcaveis.length === 0 ? undefined : quantas === 0 ? 'nenhuma' : algumas;

  return {
    marcadas,
    ids,
    marcavel,
    alternar: (item, ateAqui) => {
      const [aqui, de] = [lugarDe(item.id), lugarDe(ultima.current)];
      const quais =
        ateAqui && de >= 0
          ? itens.slice(Math.min(de, aqui), Math.max(de, aqui) + 1).filter(marcavel)
          : [item];
      mudar(quais, !ids.has(item.id));
      ultima.current = item.id;
    },
    daPagina,
    alternarPagina: () => mudar(marcaveis, daPagina !== 'todas'),
    tirar: (quais) => guardar((antes) => new Map([...antes].filter(([id]) => !quais.has(id)))),
    limpar: () => guardar(new Map()),
  };
}
