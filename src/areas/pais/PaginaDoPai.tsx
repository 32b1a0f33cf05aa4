/** Page of one parent of any kind: the way to it, its head and its parts. Or it says why there is nothing to see. */
import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codigoDoErro } from '@/domain/comum/erros';
import { flexao, type TipoDePai } from '@/domain/pai/pai';
import type { caminhoDaTela } from '@/domain/telas/nomes';
import { parte } from '@/ui/moldura/parte';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';

interface Props<T> {
  tipo: Pick<TipoDePai, 'nome' | 'colecao'>;
  consulta: Pick<UseQueryResult<T | null>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** Said of a hidden one and of one that never existed alike. */
  nenhum: string;
  caminho: (registro: T) => ReturnType<typeof caminhoDaTela>;
  children: (registro: T) => ReactNode;
}

const Indisponivel = parte(() => import('./Indisponivel').then((m) => m.Indisponivel));

export function PaginaDoPai<T extends { deletedAt: Date | null }>({
  tipo: { nome, colecao },
  consulta: { data, error, isPending, refetch },
  nenhum,
  caminho,
  children,
}: Props<T>) {
  if (isPending) return <PageSkeleton forma="detalhe" />;
  // A hidden one and one that never existed look the same to people who may not see it.
  if (codigoDoErro(error) === 'permission-denied' || data === null || data?.deletedAt) {
    const { o, dele } = flexao(nome);
    return (
      <Indisponivel
        tipo={colecao === 'ideias' ? 'IDEIA' : 'DESAFIO'}
        titulo={nenhum}
        texto={`${dele === 'dela' ? 'Ela' : 'Ele'} pode ter sido removid${o}, ou não foi compartilhad${o} com você.`}
      />
    );
  }
  if (!data) {
    return (
      <ErrorState
        titulo={`Erro ao buscar ${nome.plural}`}
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  }
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminho(data)} />
      {children(data)}
    </Stack>
  );
}
