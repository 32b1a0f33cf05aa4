/** Idea list (part 2 §2): status cards, table, row menu; `filter` and `commite-filter` stand in the address. */
import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { usePagina } from '@/firebase/usePagina';
import { ListPage } from '@/ui/ListPage';
import { useEstadoDaLista } from '@/ui/useEstadoDaLista';
import { CartoesDeStatus } from './CartoesDeStatus';
import { COLUNAS_DE_IDEIAS } from './colunas';
import { FILTROS, lerStatus, NOMES_DOS_FILTROS } from './filtros';
import { IdeiaFormModal } from './IdeiaFormModal';
import { type FiltrosDeIdeias, ideiasData } from './ideias.data';
import { podeCriarIdeia } from './pessoas';
import { useAcoesDaIdeia } from './useAcoesDaIdeia';

// Reading spreadsheets weighs more than the list, and few people ever do it.
const ImportarIdeiasModal = lazy(() =>
  import('./ImportarIdeiasModal').then((m) => ({ default: m.ImportarIdeiasModal })),
);

export function IdeiasPage() {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista({ filtros: NOMES_DOS_FILTROS });
  const [criando, definirCriando] = useState(false);
  const [importando, definirImportando] = useState(false);
  const acoes = useAcoesDaIdeia();
  const status = lerStatus(estado.filtros.filter);
  const filtros: FiltrosDeIdeias = {
    aba: 'todas',
    ...(status ? { status } : {}),
    ...(estado.busca ? { pesquisa: estado.busca } : {}),
  };
  const pagina = usePagina(ideiasData.pagina(sessao, filtros, estado.porPagina), estado.pagina);
  const total = useQuery(ideiasData.total(sessao, filtros));

  return (
    <>
      <ListPage
        titulo="Ideias"
        migalhas={[{ rotulo: 'Ideias' }]}
        busca="Pesquisar ideias"
        resumo={
          <CartoesDeStatus atual={status} aoEscolher={(filter) => estado.filtrar({ filter: filter ?? '' })} />
        }
        filtros={FILTROS}
        colunas={COLUNAS_DE_IDEIAS}
        consulta={{
          itens: pagina.data?.itens ?? [],
          ...(typeof total.data === 'number' ? { total: total.data } : {}),
          carregando: pagina.isPending,
          erro: pagina.error ?? undefined,
          recarregar: () => void pagina.refetch(),
          temMais: pagina.data?.proxima !== undefined,
        }}
        estado={estado}
        tituloDoErro="Erro ao buscar ideias"
        para={({ id }) => `/ideias/${id}`}
        nomeDoItem={({ titulo }) => titulo}
        acoesDaLinha={acoes.daLinha}
        outrasAcoes={
          sessao.quem.papel === 'ADMIN' && podeCriarIdeia(sessao) ? (
            <Button
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              onClick={() => definirImportando(true)}
            >
              Importar ideias
            </Button>
          ) : undefined
        }
        acaoPrincipal={
          podeCriarIdeia(sessao) ? (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => definirCriando(true)}>
              Adicionar Ideia
            </Button>
          ) : undefined
        }
        vazio={{
          titulo: 'Não há ideias cadastradas',
          texto: 'As ideias que a sua empresa publicar aparecem aqui. Comece pela sua.',
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
