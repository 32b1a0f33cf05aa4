/**
 * Board of a kind (decisions P3): what the person may see, in columns by status. It has links and buttons, and no
 * dragging.
 */
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { somaDosTotais, type Total } from '@/domain/comum/total';
import { flexao, type Pai, rotuloDoStatus } from '@/domain/pai/pai';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { totalEmPalavras } from '@/ui/lista/total';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { CartaoDoPai } from './CartaoDoPai';
import classes from './CartaoDoPai.module.css';
import { contadorData } from './contador.data';
import { emSequencia, type ListasDePais } from './listas.data';
import { rascunhosEPrivadas } from './rascunhosEPrivadas.data';
import { nenhumCadastrado } from './textos';

interface Props<T> {
  listas: ListasDePais<T>;
  /** Stands on each card for people who may do more than open it. */
  acao?: ((registro: { id: string; pai: Pai }) => ReactNode) | undefined;
}

function Coluna<T>({ listas, acao, status, total }: Props<T> & { status: string; total: Total }) {
  const sessao = useSessaoAtiva();
  const { tipo, comoPai } = listas;
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(emSequencia(listas.pagina(sessao, { aba: 'todas', status }, 5)));
  const rotulo = rotuloDoStatus(tipo, status);
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
        <ErrorState
          titulo={`Erro ao buscar ${tipo.nome.plural}`}
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      )}
      <RegistrosIlegiveis quantos={ilegiveisEm(data?.pages)} />
      {data?.pages
        .flatMap(({ itens }) => itens)
        .map((registro) => ({ id: registro.id, pai: comoPai(registro) }))
        .map((registro) => (
          <CartaoDoPai key={registro.id} tipo={tipo} {...registro} acao={acao?.(registro)} semStatus />
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

export function MuralDePais<T>({ listas, acao }: Props<T>) {
  const sessao = useSessaoAtiva();
  const { tipo } = listas;
  const contador = useQuery(contadorData.doTipo(sessao, tipo));
  const suas = useQuery(rascunhosEPrivadas(sessao, tipo));
  const error = contador.error ?? suas.error;
  if (error) {
    const recarregar = () => void Promise.all([contador.refetch(), suas.refetch()]);
    return (
      <ErrorState titulo={`Erro ao buscar ${tipo.nome.plural}`} erro={error} aoTentarDeNovo={recarregar} />
    );
  }
  if (contador.data === undefined || !suas.data) return <PageSkeleton forma="painel" />;
  const colunas = Object.keys(tipo.aparencia)
    .map((status) => ({
      status,
      total: somaDosTotais(contador.data?.porStatus[status] ?? 0, suas.data[status] ?? 0),
    }))
    .filter(({ total }) => total !== 0);
  const { o } = flexao(tipo.nome);
  return colunas.length === 0 ? (
    <EmptyState
      titulo={nenhumCadastrado(tipo.nome)}
      texto={`Cada status ganha uma coluna com ${o} primeir${o} ${tipo.nome.singular}.`}
    />
  ) : (
    // Wider than a phone also while its columns are empty: the keyboard scrolls it.
    <Box component="section" className={classes.mural} aria-label="Colunas por status" tabIndex={0}>
      {colunas.map(({ status, total }) => (
        <Coluna key={status} listas={listas} acao={acao} status={status} total={total} />
      ))}
    </Box>
  );
}
