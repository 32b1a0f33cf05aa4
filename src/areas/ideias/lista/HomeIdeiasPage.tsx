/** Idea home (part 2 §2): three tabs, search, a count card, and the ideas as cards. */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MENU } from '@/domain/telas/menu';
import { permissoesDeIdeias } from '@/domain/ideias/permissoes';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { Abas } from '@/ui/pagina/Abas';
import { CampoDeBusca } from '@/ui/lista/CampoDeBusca';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { totalEmPalavras } from '@/ui/lista/total';
import { CartaoDaIdeia } from './CartaoDaIdeia';
import classes from './HomeIdeiasPage.module.css';
import { VistasDasIdeias } from './VistasDasIdeias';
import { type Aba, type FiltrosDeIdeias, ideiasData } from '../ideias.data';

const IdeiaFormModal = lazy(() =>
  import('../formulario/IdeiaFormModal').then((m) => ({ default: m.IdeiaFormModal })),
);

const NOME = MENU.gestao['/home-ideias'].rotulo;
const ABAS: Record<Aba, string> = {
  todas: 'Todas as Ideias',
  minhas: 'Minhas Ideias',
  patrocinios: 'Meus Patrocínios',
};
const lerAba = (texto: string | null): Aba =>
  texto === 'minhas' || texto === 'patrocinios' ? texto : 'todas';

interface Props {
  filtros: FiltrosDeIdeias;
  aoLimpar: () => void;
  /** Absent for who may not. */
  aoCriar: (() => void) | undefined;
}

function Ideias({ filtros, aoLimpar, aoCriar }: Props) {
  const sessao = useSessaoAtiva();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(ideiasData.emSequencia(sessao, filtros));
  const quantas = useQuery(ideiasData.total(sessao, filtros)).data ?? undefined;
  if (isPending) return <EsqueletoDosCartoes />;
  if (error)
    return <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={() => void refetch()} />;
  const ideias = data.pages.flatMap(({ itens }) => itens);
  const ilegiveis = ilegiveisEm(data.pages);
  if (ideias.length === 0 && ilegiveis === 0) {
    return filtros.pesquisa ? (
      <EmptyState
        titulo="Nenhuma ideia Encontrada!"
        texto={`Nenhum título tem as palavras "${filtros.pesquisa}". Tente menos palavras, ou só o começo delas.`}
        acao={
          <Button variant="default" onClick={aoLimpar}>
            Limpar filtros
          </Button>
        }
      />
    ) : (
      <EmptyState
        titulo="Não há ideias cadastradas"
        texto={VAZIO[filtros.aba]}
        acao={
          aoCriar &&
          filtros.aba !== 'patrocinios' && (
            <Button variant="light" onClick={aoCriar}>
              Adicionar Ideia
            </Button>
          )
        }
      />
    );
  }
  return (
    <Stack gap="md">
      {quantas !== undefined && (
        <Text size="sm" c="dimmed" role="status">
          {totalEmPalavras(quantas, 'ideia', 'ideias')}
        </Text>
      )}
      <RegistrosIlegiveis quantos={ilegiveis} />
      <div className={classes.grade}>
        {ideias.map((ideia) => (
          <CartaoDaIdeia key={ideia.id} ideia={ideia} />
        ))}
      </div>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais ideias
        </Button>
      )}
    </Stack>
  );
}

const VAZIO: Record<Aba, string> = {
  todas: 'As ideias publicadas na sua empresa aparecem aqui.',
  minhas: 'Suas ideias e rascunhos aparecem aqui.',
  patrocinios: 'As ideias a que você der moedas aparecem aqui.',
};

const EsqueletoDosCartoes = () => (
  <div className={classes.grade} aria-busy>
    {Array.from({ length: 6 }, (_, i) => (
      <Paper key={i} withBorder p="md">
        <Stack gap="sm">
          <Esqueleto altura={18} largura="80%" />
          <Esqueleto altura={60} />
          <Esqueleto altura={14} largura="50%" />
        </Stack>
      </Paper>
    ))}
  </div>
);

export function HomeIdeiasPage() {
  const sessao = useSessaoAtiva();
  const [parametros, mudarParametros] = useSearchParams();
  const [criando, definirCriando] = useState(false);
  usePageTitle(NOME);
  const aba = lerAba(parametros.get('aba'));
  const pesquisa = parametros.get('busca') ?? '';
  const mudar = (nome: string, valor: string) =>
    mudarParametros(
      (atuais) => {
        const novos = new URLSearchParams(atuais);
        if (valor) novos.set(nome, valor);
        else novos.delete(nome);
        return novos;
      },
      { replace: true },
    );
  const criar = pode(sessao, permissoesDeIdeias.ideias, 'create', ['autorEmRascunho'])
    ? () => definirCriando(true)
    : undefined;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Title order={1}>{NOME}</Title>
        <Group gap="xs">
          <VistasDasIdeias />
          {criar && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={criar}>
              Adicionar Ideia
            </Button>
          )}
        </Group>
      </Group>
      <Abas
        rotulo="Quais ideias"
        abas={ABAS}
        atual={aba}
        aoMudar={(nova) => mudar('aba', nova === 'todas' ? '' : nova)}
      >
        <Stack gap="md">
          <CampoDeBusca
            rotulo="Pesquisar ideias"
            valor={pesquisa}
            aoBuscar={(texto) => mudar('busca', texto)}
          />
          <Ideias
            filtros={{ aba, ...(pesquisa ? { pesquisa } : {}) }}
            aoLimpar={() => mudar('busca', '')}
            aoCriar={criar}
          />
        </Stack>
      </Abas>
      {criando && (
        <Suspense>
          <IdeiaFormModal aoFechar={() => definirCriando(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
