/** `/auditoria` (ADMIN only): who changed what and when, in permissions, people and the company. */
import { Text } from '@mantine/core';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { usePagina } from '@/firebase/dados/usePagina';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { auditoriaData } from './auditoria.data';
import { COLUNAS_DA_TRILHA } from './colunas';
import { FILTROS, lerFiltros, NOMES_DOS_FILTROS, valeComoFiltro } from './filtros';

export function AuditoriaPage() {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista({ filtros: NOMES_DOS_FILTROS, vale: valeComoFiltro });
  const pagina = usePagina(
    auditoriaData.pagina(sessao, lerFiltros(estado.filtros), estado.porPagina),
    estado.pagina,
  );
  return (
    <ListPage
      titulo={nomeDaTela('/auditoria')}
      migalhas={caminhoDaTela('/auditoria')}
      resumo={
        <Text c="dimmed">
          Quem mudou perfis, permissões e situações, e quando. Nada aqui pode ser alterado ou apagado.
        </Text>
      }
      filtros={FILTROS}
      colunas={COLUNAS_DA_TRILHA}
      consulta={paginaDaLista(pagina)}
      estado={estado}
      tituloDoErro="Erro ao buscar a auditoria"
      vazio={{
        titulo: 'Nenhuma mudança registrada!',
        texto: 'Mudanças de perfis, permissões e situações aparecem aqui assim que acontecem.',
        nadaEncontrado: 'Nenhuma mudança com o filtro aplicado!',
      }}
    />
  );
}
