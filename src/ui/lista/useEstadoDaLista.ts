import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Page sizes of every list (part 1 §7). */
export const ITENS_POR_PAGINA = [10, 25, 100, 250] as const;

export interface OrdemDaLista {
  campo: string;
  direcao: 'asc' | 'desc';
}

interface Opcoes<F extends string> {
  /** Names of the filters, which are also their names in the address. */
  filtros?: readonly F[];
  /** Whether a filter knows the value it has in the address. One it does not know filters nothing and shows no tag. */
  vale?: (nome: F, valor: string) => boolean;
  ordemPadrao?: OrdemDaLista;
  /** What the list can be sorted by (`ordensDe`); the address may ask for nothing else. */
  ordens?: readonly string[];
  /** Page size until another is chosen; 10 unless told. */
  porPaginaPadrao?: (typeof ITENS_POR_PAGINA)[number];
}

export interface EstadoDaLista<F extends string = string> {
  /** Index of the cursor page, from 0. */
  pagina: number;
  porPagina: number;
  ordem: OrdemDaLista | null;
  /** The order when none is chosen; null when the list has one no column names. */
  ordemPadrao: OrdemDaLista | null;
  busca: string;
  /** Only filters that have a value. Several values of one filter are separated by commas. */
  filtros: Partial<Record<F, string>>;
  /** True when a search or filter hides items. */
  filtrada: boolean;
  irPara: (pagina: number) => void;
  mudarPorPagina: (quantos: number) => void;
  /** Once ascending, again descending, then the default; the column of the default only turns around. */
  ordenarPor: (campo: string) => void;
  /** null: the default. */
  ordenar: (ordem: OrdemDaLista | null) => void;
  buscar: (texto: string) => void;
  /** Sets the named filters; '' removes one. */
  filtrar: (novos: Partial<Record<F, string>>) => void;
  limparFiltros: () => void;
}

const NENHUM: readonly never[] = [];

/**
 * Page size, order, search and filters of a list. The address keeps them, so a link or the back button brings the
 * same list. Every change but a page step returns to the first page (a cursor of another query is void).
 */
export function useEstadoDaLista<F extends string = never>({
  filtros: nomes = NENHUM,
  vale,
  ordemPadrao,
  ordens = NENHUM,
  porPaginaPadrao = ITENS_POR_PAGINA[0],
}: Opcoes<F> = {}): EstadoDaLista<F> {
  const [parametros, setParametros] = useSearchParams();

  const mudar = useCallback(
    (novos: Record<string, string>, manterPagina = false) =>
      setParametros(
        (atuais) => {
          const proximos = new URLSearchParams(atuais);
          if (!manterPagina) proximos.delete('pagina');
          for (const [nome, valor] of Object.entries(novos)) {
            if (valor) proximos.set(nome, valor);
            else proximos.delete(nome);
          }
          return proximos;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParametros],
  );

  return useMemo(() => {
    const filtros: Partial<Record<F, string>> = {};
    for (const nome of nomes) {
      const valor = parametros.get(nome);
      if (valor && (vale?.(nome, valor) ?? true)) filtros[nome] = valor;
    }
    const ordem = lerOrdem(parametros.get('ordem'), ordens) ?? ordemPadrao ?? null;
    const ordenar = (nova: OrdemDaLista | null) =>
      mudar({ ordem: nova ? `${nova.campo}:${nova.direcao}` : '' });
    const busca = parametros.get('busca') ?? '';
    return {
      pagina: Math.max(0, Number.parseInt(parametros.get('pagina') ?? '1', 10) - 1 || 0),
      porPagina: lerPorPagina(parametros.get('porPagina'), porPaginaPadrao),
      ordem,
      ordemPadrao: ordemPadrao ?? null,
      busca,
      filtros,
      filtrada: busca !== '' || Object.keys(filtros).length > 0,
      irPara: (pagina) => mudar({ pagina: pagina > 0 ? String(pagina + 1) : '' }, true),
      mudarPorPagina: (quantos) => mudar({ porPagina: quantos === porPaginaPadrao ? '' : String(quantos) }),
      ordenarPor: (campo) => ordenar(proximaOrdem(campo, ordem, ordemPadrao)),
      ordenar,
      buscar: (texto) => mudar({ busca: texto.trim() }),
      filtrar: (novos) => mudar(novos as Record<string, string>),
      limparFiltros: () => mudar(Object.fromEntries([['busca', ''], ...nomes.map((nome) => [nome, ''])])),
    };
  }, [parametros, mudar, nomes, vale, ordemPadrao, ordens, porPaginaPadrao]);
}

function lerOrdem(texto: string | null, ordens: readonly string[]): OrdemDaLista | null {
  const [campo = '', direcao] = (texto ?? '').split(':');
  return ordens.includes(campo) ? { campo, direcao: direcao === 'desc' ? 'desc' : 'asc' } : null;
}

function proximaOrdem(
  campo: string,
  atual: OrdemDaLista | null,
  padrao: OrdemDaLista | undefined,
): OrdemDaLista | null {
  if (atual?.campo !== campo) return { campo, direcao: 'asc' };
  if (atual.direcao === 'asc') return { campo, direcao: 'desc' };
  return padrao?.campo === campo ? { campo, direcao: 'asc' } : null;
}

function lerPorPagina(texto: string | null, padrao: number): number {
  const quantos = Number(texto);
  return ITENS_POR_PAGINA.find((opcao) => opcao === quantos) ?? padrao;
}
