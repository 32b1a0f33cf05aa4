/** What the challenge list shows: everything the person may see, narrowed by status, category and search. */
import { useQuery } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import type { Desafio } from '@/domain/desafios/desafio';
import type { FiltrosDePais } from '@/areas/pais/listas.data';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { usePagina } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { PaginaDaLista } from '@/ui/lista/lista';
import type { EstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { desafiosData } from '../desafios.data';
import { caminhoDaCategoria, lerStatus, type NomeDoFiltro } from './filtros';

export function useListaDeDesafios(estado: EstadoDaLista<NomeDoFiltro>): PaginaDaLista<ComId<Desafio>> {
  const sessao = useSessaoAtiva();
  const status = lerStatus(estado.filtros.filter);
  const { categoria } = estado.filtros;
  const filtros: FiltrosDePais = {
    aba: 'todas',
    ...(status ? { status } : {}),
    ...(categoria ? { iguais: { categoriaReference: caminhoDaCategoria(sessao.contexto, categoria) } } : {}),
    ...(estado.busca ? { pesquisa: estado.busca } : {}),
  };
  const pedido = { ...filtros, ...(estado.ordem ? { ordem: estado.ordem } : {}) };
  const lista = desafiosData.pagina(sessao, pedido, estado.porPagina);
  return paginaDaLista(
    usePagina({ ...lista, ativa: true }, estado.pagina),
    useQuery(desafiosData.total(sessao, filtros)),
  );
}
