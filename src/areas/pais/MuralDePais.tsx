/**
 * Board of a kind (decisions P3): what the person may see, in columns by status. A card that may be moved is dragged to
 * another column or moved by its button.
 */
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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

interface Registro {
  id: string;
  pai: Pai;
}

interface Props<T> {
  listas: ListasDePais<T>;
  /** Stands on each card for people who may do more than open it. */
  acao?: ((registro: Registro) => ReactNode) | undefined;
  /** Called when a card that has an act was dropped on another column. */
  aoSoltar?: ((registro: Registro, status: string) => void) | undefined;
}

interface ColunaProps<T> extends Props<T> {
  status: string;
  total: Total;
  arrastado: Registro | undefined;
  aoArrastar: (registro: Registro | undefined) => void;
}

function Coluna<T>({ listas, acao, aoSoltar, status, total, arrastado, aoArrastar }: ColunaProps<T>) {
  const sessao = useSessaoAtiva();
  const { tipo, comoPai } = listas;
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(emSequencia(listas.pagina(sessao, { aba: 'todas', status }, 5)));
  const rotulo = rotuloDoStatus(tipo, status);
  // A movement leads anywhere but back to a draft (decisions I4).
  const recebe = arrastado !== undefined && arrastado.pai.status !== status && status !== tipo.rascunho;
  return (
    <Stack
      component="section"
      aria-label={rotulo}
      gap="sm"
      className={classes.coluna}
      data-alvo={recebe || undefined}
      onDragOver={(evento) => recebe && evento.preventDefault()}
      onDrop={(evento) => {
        if (!recebe) return;
        evento.preventDefault();
        aoArrastar(undefined);
        aoSoltar?.(arrastado, status);
      }}
    >
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
        .map((registro) => {
          const botao = acao?.(registro);
          return (
            // The link that covers the card is what the browser drags; Firefox wants data with it.
            <div
              key={registro.id}
              onDragStart={(evento) => {
                if (!botao || !aoSoltar) return;
                evento.dataTransfer.effectAllowed = 'move';
                evento.dataTransfer.setData('text/plain', registro.pai.titulo);
                evento.dataTransfer.setDragImage(evento.currentTarget, 16, 16);
                aoArrastar(registro);
              }}
              onDragEnd={() => aoArrastar(undefined)}
            >
              <CartaoDoPai tipo={tipo} {...registro} acao={botao} semStatus />
            </div>
          );
        })}
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

export function MuralDePais<T>({ listas, acao, aoSoltar }: Props<T>) {
  const sessao = useSessaoAtiva();
  const [arrastado, arrastar] = useState<Registro>();
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
        <Coluna
          key={status}
          listas={listas}
          acao={acao}
          aoSoltar={aoSoltar}
          status={status}
          total={total}
          arrastado={arrastado}
          aoArrastar={arrastar}
        />
      ))}
    </Box>
  );
}
