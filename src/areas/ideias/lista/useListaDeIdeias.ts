/** What the idea list shows: everything the person may see, or the ideas that `commite-filter` names (part 2 §2). */
import { useQuery } from '@tanstack/react-query';
import { contemPalavras } from '@/domain/comum/busca';
import type { ComId } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { usePagina } from '@/firebase/dados/usePagina';
import type { PaginaDaLista } from '@/ui/lista/lista';
import type { EstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { ideiasPorId } from '../ideiasPorId.data';
import { lerIds, lerStatus, type NOMES_DOS_FILTROS } from './filtros';
import { type FiltrosDeIdeias, ideiasData } from '../ideias.data';

type Estado = EstadoDaLista<(typeof NOMES_DOS_FILTROS)[number]>;

export function useListaDeIdeias(estado: Estado): PaginaDaLista<ComId<Ideia>> {
  const sessao = useSessaoAtiva();
  const { pagina: indice, porPagina, busca } = estado;
  const ids = lerIds(estado.filtros['commite-filter']);
  const daPagina = ids.slice(indice * porPagina, (indice + 1) * porPagina);
  const status = lerStatus(estado.filtros.filter);
  const filtros: FiltrosDeIdeias = {
    aba: 'todas',
    ...(status ? { status } : {}),
    ...(busca ? { pesquisa: busca } : {}),
  };
  const semIds = ids.length === 0;
  const lista = { ...filtros, ...(estado.ordem ? { ordem: estado.ordem } : {}) };
  const todas = usePagina({ ...ideiasData.pagina(sessao, lista, porPagina), ativa: semIds }, indice);
  const total = useQuery({ ...ideiasData.total(sessao, filtros), enabled: semIds });
  const escolhidas = useQuery({ ...ideiasPorId(sessao, daPagina), enabled: !semIds });

  if (semIds) return paginaDaLista(todas, total);
  return {
    ilegiveis: escolhidas.data?.ilegiveis ?? 0,
    itens: (escolhidas.data?.itens ?? []).filter(
      (ideia) => (!status || ideia.status === status) && contemPalavras(ideia.titulo, busca),
    ),
    carregando: escolhidas.isPending,
    erro: escolhidas.error ?? undefined,
    recarregar: () => void escolhidas.refetch(),
    temMais: ids.length > (indice + 1) * porPagina,
  };
}
