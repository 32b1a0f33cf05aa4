/** Page, page size and filter of one table of several on a screen: the address cannot hold them all. */
import { useState } from 'react';
import type { Cursor } from '@/domain/contratos/relatorios';
import type { PaginaPedida } from './premio.data';

export interface FiltroDaTabela {
  campo: string;
  valor: string;
}

const tamanho = (quantos: number): PaginaPedida['porPagina'] =>
  quantos === 25 || quantos === 100 || quantos === 250 ? quantos : 10;

export function useTabela() {
  /** Where each page up to the present one begins. */
  const [cursores, definirCursores] = useState<readonly (Cursor | null)[]>([null]);
  const [porPagina, definirPorPagina] = useState<PaginaPedida['porPagina']>(10);
  const [filtro, definirFiltro] = useState<FiltroDaTabela | null>(null);
  const [habilitada, definirHabilitada] = useState(false);
  const doComeco = () => definirCursores([null]);
  const pagina = cursores.length - 1;
  const pedida: PaginaPedida = { porPagina, depois: cursores.at(-1) ?? null };
  return {
    filtro,
    habilitada,
    pedida,
    filtrar: (novo: FiltroDaTabela | null, soHabilitadas: boolean) => {
      definirFiltro(novo);
      definirHabilitada(soHabilitadas);
      doComeco();
    },
    /** What ui/lista asks of a list; `proxima` is where the page after begins. */
    estadoCom: (proxima: Cursor | null | undefined, filtrada: boolean, limpar: () => void) => ({
      pagina,
      porPagina,
      ordem: null,
      ordemPadrao: null,
      filtrada,
      ordenar: () => undefined,
      ordenarPor: () => undefined,
      limparFiltros: limpar,
      mudarPorPagina: (quantos: number) => {
        definirPorPagina(tamanho(quantos));
        doComeco();
      },
      irPara: (nova: number) => {
        if (nova < cursores.length) definirCursores(cursores.slice(0, nova + 1));
        else if (proxima) definirCursores([...cursores, proxima]);
      },
    }),
  };
}
