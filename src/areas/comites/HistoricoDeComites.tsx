/** Sessions that ended, the last one first; each opens its minutes (part 2 §2). */
import { useQuery } from '@tanstack/react-query';
import { para } from '@/domain/telas/enderecos';
import { consultaDaLista } from '@/firebase/dados/consultaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { usePagina } from '@/firebase/dados/usePagina';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { COLUNAS_DO_HISTORICO } from './colunas';
import { comitesData } from './comites.data';

export function HistoricoDeComites() {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista();
  const pagina = usePagina(comitesData.historico(sessao, estado.porPagina), estado.pagina);
  const total = useQuery(comitesData.totalDoHistorico(sessao));
  return (
    <CorpoDaLista
      titulo="Histórico de comitês"
      colunas={COLUNAS_DO_HISTORICO}
      consulta={consultaDaLista(pagina, total)}
      estado={estado}
      tituloDoErro="Erro ao buscar comitês"
      para={({ id }) => para('/comites-de-inovacao/:comiteId', { comiteId: id })}
      nomeDoItem={({ numero }) => `Comitê nº ${numero}`}
      vazio={{
        titulo: 'Nenhum comitê finalizado',
        texto: 'Depois de finalizada, cada sessão fica aqui com a sua ata.',
      }}
    />
  );
}
