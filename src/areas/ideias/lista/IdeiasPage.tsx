/** Idea list (part 2 §2): status cards, table, row menu; `filter` and `commite-filter` stand in the address. */
import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { para } from '@/domain/telas/enderecos';
import { permissoesDeIdeias } from '@/domain/ideias/permissoes';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { useContagens } from '@/areas/pais/useContagens';
import { COLUNAS_DE_IDEIAS } from './colunas';
import { FILTROS, lerIds, NOMES_DOS_FILTROS, valeComoFiltro } from './filtros';
import { ORDENS_DE_IDEIAS } from '../ideias.data';
import { useAcoesDaIdeia } from './useAcoesDaIdeia';
import { useIdeiasEmLote } from './useIdeiasEmLote';
import { useListaDeIdeias } from './useListaDeIdeias';
import { VistasDasIdeias } from './VistasDasIdeias';
import { parte, porCima } from '@/ui/moldura/parte';

const IdeiaFormModal = aoAbrir(() => import('../formulario/IdeiaFormModal').then((m) => m.IdeiaFormModal));

// Reading spreadsheets weighs more than the list, and few people ever do it.
const ImportarIdeiasModal = parte(
  () => import('../importacao/ImportarIdeiasModal').then((m) => m.ImportarIdeiasModal),
  porCima,
);

const SEM_ORDENS: readonly string[] = [];

export function IdeiasPage() {
  const sessao = useSessaoAtiva();
  const [parametros] = useSearchParams();
  const doComite = lerIds(parametros.get('commite-filter') ?? '').length > 0;
  const porPeriodo = valeComoFiltro('publicacao', parametros.get('publicacao') ?? '');
  const estado = useEstadoDaLista({
    filtros: NOMES_DOS_FILTROS,
    vale: valeComoFiltro,
    ordens: doComite || porPeriodo ? SEM_ORDENS : ORDENS_DE_IDEIAS,
    // A committee's ideas come on one page (part 2 §7).
    porPaginaPadrao: doComite ? 100 : 10,
  });
  const semOrdem = doComite
    ? 'As ideias de um comitê ficam na ordem da pauta dele.'
    : porPeriodo
      ? 'As ideias de um período ficam na ordem da publicação.'
      : undefined;
  const [criando, definirCriando] = useState(false);
  const [importando, definirImportando] = useState(false);
  const acoes = useAcoesDaIdeia();
  const emLote = useIdeiasEmLote();
  const contagens = useContagens(IDEIA);
  const consulta = useListaDeIdeias(estado);
  const podeCriar = pode(sessao, permissoesDeIdeias.ideias, 'create', ['autorEmRascunho']);
  const adicionar = (variant: 'filled' | 'light') => (
    <Button
      variant={variant}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => definirCriando(true)}
    >
      Adicionar Ideia
    </Button>
  );

  return (
    <>
      <ListPage
        titulo={nomeDaTela('/ideias')}
        migalhas={caminhoDaTela('/ideias')}
        busca="Pesquisar ideias"
        nomes={['ideia', 'ideias']}
        situacoes={{ filtro: 'filter', rotulo: 'Ideias por status', itens: contagens }}
        filtros={FILTROS}
        rotuloLimpar="Limpar Filtro"
        colunas={COLUNAS_DE_IDEIAS}
        consulta={consulta}
        estado={estado}
        semOrdem={semOrdem}
        tituloDoErro="Erro ao buscar ideias"
        para={({ id }) => para('/ideias/:ideiaId', { ideiaId: id })}
        nomeDoItem={({ titulo }) => titulo}
        acoesDaLinha={acoes.daLinha}
        emLote={emLote}
        outrasAcoes={
          <>
            <VistasDasIdeias />
            {sessao.quem.papel === 'ADMIN' && podeCriar ? (
              <Button
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden />}
                onClick={() => definirImportando(true)}
              >
                Importar ideias
              </Button>
            ) : null}
          </>
        }
        acaoPrincipal={podeCriar && adicionar('filled')}
        vazio={{
          titulo: 'Não há ideias cadastradas',
          texto: `As ideias que a sua empresa publicar aparecem aqui.${podeCriar ? ' Comece pela sua.' : ''}`,
          acao: podeCriar && adicionar('light'),
          nadaEncontrado: 'Nenhuma ideia encontrada com o filtro aplicado!',
        }}
      />
      {importando && (
        <Suspense>
          <ImportarIdeiasModal aoFechar={() => definirImportando(false)} />
        </Suspense>
      )}
      {criando && <IdeiaFormModal aoFechar={() => definirCriando(false)} />}
      {acoes.editando && <IdeiaFormModal ideia={acoes.editando} aoFechar={acoes.fecharEdicao} />}
    </>
  );
}
