/** Sessions that ended, the last one first; each opens its minutes (part 2 §2). */
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useLista } from '@/firebase/dados/usePagina';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { COLUNAS_DO_HISTORICO } from './colunas';
import { comitesData } from './comites.data';

export function HistoricoDeComites() {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista();
  const consulta = useLista(comitesData.historico(sessao, estado.porPagina), estado.pagina);
  return (
    <CorpoDaLista
      titulo="Histórico de comitês"
      colunas={COLUNAS_DO_HISTORICO}
      consulta={consulta}
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
