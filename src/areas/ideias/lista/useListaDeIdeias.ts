/** What the idea list shows: everything the person may see, or the ideas that `commite-filter` names (part 2 §2). */
import { useQuery } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import { fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import type { Ideia } from '@/domain/ideias/ideia';
import { combinaCom } from '@/areas/pais/listas.data';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { usePagina } from '@/firebase/dados/usePagina';
import type { PaginaDaLista } from '@/ui/lista/lista';
import type { EstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { ideiasPorId } from '../ideiasPorId.data';
import { lerFiltros, lerIds, type NOMES_DOS_FILTROS } from './filtros';
import { type FiltrosDeIdeias, ideiasData } from '../ideias.data';

type Estado = EstadoDaLista<(typeof NOMES_DOS_FILTROS)[number]>;

/** The ideas that an address names are read by their ids, and looked through here. */
function temTudo(ideia: ComId<Ideia>, filtros: FiltrosDeIdeias): boolean {
  const { status, iguais = {}, publicacao: { de, ate } = {} } = filtros;
  const { publishedAt, autorReference, regulamentoReference } = ideia;
  const guardados: Readonly<Record<string, unknown>> = { autorReference, regulamentoReference };
  return (
    (!status || ideia.status === status) &&
    Object.entries(iguais).every(([campo, valor]) => guardados[campo] === valor) &&
    (!de || (publishedAt !== null && publishedAt >= inicioDoDia(de))) &&
    (!ate || (publishedAt !== null && publishedAt <= fimDoDia(ate))) &&
    combinaCom(ideia, filtros)
  );
}

export function useListaDeIdeias(estado: Estado): PaginaDaLista<ComId<Ideia>> {
  const sessao = useSessaoAtiva();
  const { pagina: indice, porPagina, busca } = estado;
  const ids = lerIds(estado.filtros['commite-filter']);
  const daPagina = ids.slice(indice * porPagina, (indice + 1) * porPagina);
  const pedidos = lerFiltros(sessao.contexto, estado.filtros);
  const filtros: FiltrosDeIdeias = { aba: 'todas', ...pedidos, ...(busca ? { pesquisa: busca } : {}) };
  const semIds = ids.length === 0;
  const lista = { ...filtros, ...(estado.ordem ? { ordem: estado.ordem } : {}) };
  const todas = usePagina({ ...ideiasData.pagina(sessao, lista, porPagina), ativa: semIds }, indice);
  const total = useQuery({ ...ideiasData.total(sessao, filtros), enabled: semIds });
  const escolhidas = useQuery({ ...ideiasPorId(sessao, daPagina), enabled: !semIds });

  if (semIds) return paginaDaLista(todas, total);
  return {
    ilegiveis: escolhidas.data?.ilegiveis ?? 0,
    itens: (escolhidas.data?.itens ?? []).filter((ideia) => temTudo(ideia, filtros)),
    carregando: escolhidas.isPending,
    erro: escolhidas.error ?? undefined,
    recarregar: () => void escolhidas.refetch(),
    temMais: ids.length > (indice + 1) * porPagina,
  };
}
