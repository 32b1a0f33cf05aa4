/** 'Mural de ideias' (decisions P3): what the person may see, in columns by status; plain links, no dragging. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { APARENCIA_DO_STATUS, STATUS_DA_IDEIA, type StatusDaIdeia as Status } from '@/domain/ideias/ideia';
import { somaDosTotais } from '@/domain/comum/total';
import { para } from '@/domain/telas/enderecos';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { type Total, totalEmPalavras } from '@/ui/lista/total';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { CartaoDaIdeia } from '../lista/CartaoDaIdeia';
import classes from '../lista/CartaoDaIdeia.module.css';
import { contadorData } from '../contador.data';
import { ideiasData } from '../ideias.data';
import { reservadas } from '../reservadas.data';

function Coluna({ status, total }: { status: Status; total: Total }) {
  const sessao = useSessaoAtiva();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(ideiasData.emSequencia(sessao, { aba: 'todas', status }, 5));
  const { rotulo } = APARENCIA_DO_STATUS[status];
  return (
    <Stack component="section" aria-label={rotulo} gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h5">
          {rotulo}
        </Title>
        <Text span size="sm" c="dimmed">
          {totalEmPalavras(total)}
        </Text>
      </Group>
      {isPending && <Esqueleto altura={168} />}
      {error && (
        <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      <RegistrosIlegiveis quantos={ilegiveisEm(data?.pages)} />
      {data?.pages
        .flatMap(({ itens }) => itens)
        .map((ideia) => (
          <CartaoDaIdeia key={ideia.id} ideia={ideia} semStatus />
        ))}
      {hasNextPage && (
        <Button
          variant="subtle"
          aria-label={`Mostrar mais: ${rotulo}`}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </Stack>
  );
}

export function MuralDeIdeiasPage() {
  const sessao = useSessaoAtiva();
  const contador = useQuery(contadorData.deIdeias(sessao));
  const suas = useQuery(reservadas(sessao));
  const error = contador.error ?? suas.error;
  if (error) {
    const recarregar = () => void Promise.all([contador.refetch(), suas.refetch()]);
    return <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={recarregar} />;
  }
  if (contador.data === undefined || !suas.data) return <PageSkeleton forma="painel" />;
  const colunas = STATUS_DA_IDEIA.map((status) => ({
    status,
    total: somaDosTotais(contador.data?.porStatus[status] ?? 0, suas.data[status] ?? 0),
  })).filter(({ total }) => total !== 0);
  return (
    <Stack gap="md">
      <Breadcrumbs itens={[{ rotulo: 'Ideias', para: para('/ideias') }, { rotulo: 'Mural de ideias' }]} />
      <Title order={1}>Mural de ideias</Title>
      {colunas.length === 0 ? (
        <EmptyState
          titulo="Não há ideias cadastradas"
          texto="Cada status ganha uma coluna com a primeira ideia."
        />
      ) : (
        <section className={classes.mural} aria-label="Colunas por status">
          {colunas.map(({ status, total }) => (
            <Coluna key={status} status={status} total={total} />
          ))}
        </section>
      )}
    </Stack>
  );
}
