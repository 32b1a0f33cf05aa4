/** The page of people, how many there are, and how many of each status. These are chips, which add up to the whole. */
import { useQuery } from '@tanstack/react-query';
import { ROTULO_DO_STATUS, STATUS_DO_COLABORADOR } from '@/domain/pessoas/colaborador';
import { somaDosTotais } from '@/domain/comum/total';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { usePagina } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { colaboradoresData, type ListaDeColaboradores } from './colaboradores.data';

export function useListaDeColaboradores(
  lista: ListaDeColaboradores,
  { porPagina, pagina }: { porPagina: number; pagina: number },
) {
  const sessao = useSessaoAtiva();
  const { total, ...daPagina } = colaboradoresData.pagina(sessao, lista, porPagina);
  const semFiltro = Object.keys(lista.filtros).length === 0;
  const lida = usePagina(daPagina, pagina);
  const porStatus = useQuery(colaboradoresData.porStatus(sessao)).data;
  const contado = useQuery({ ...total, enabled: !semFiltro });
  const todos = porStatus && somaDosTotais(...Object.values(porStatus));
  return {
    consulta: paginaDaLista(lida, semFiltro ? { data: todos } : contado),
    situacoes:
      porStatus &&
      STATUS_DO_COLABORADOR.flatMap((valor) =>
        porStatus[valor] === 0 ? [] : [{ valor, rotulo: ROTULO_DO_STATUS[valor], total: porStatus[valor] }],
      ),
  };
}
