/** A titled part of the dashboard with its own loading and failure. One that fails leaves the others alone. */
import { Paper, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from './Painel.module.css';

interface Props<T> {
  titulo: string;
  /** Right of the title: what leads further. */
  mais?: ReactNode;
  consulta: UseQueryResult<T>;
  /** What could not be read, when it fails: 'ideias'. */
  oQue: string;
  /** Pixels the content will take, so that nothing jumps when it comes. */
  altura: number;
  noCelular?: number | undefined;
  children: (dados: T) => ReactNode;
}

export function BlocoDoPainel<T>({ titulo, mais, consulta, oQue, altura, noCelular, children }: Props<T>) {
  const id = useId();
  const { data, error, refetch } = consulta;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className={classes.bloco}>
      <div className={classes.topo}>
        <Title order={2} size="h3" id={id}>
          {titulo}
        </Title>
        {mais}
      </div>
      {error ? (
        <ErrorState titulo={`Erro ao buscar ${oQue}`} erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : data === undefined ? (
        <Esqueleto altura={altura} noCelular={noCelular} />
      ) : (
        children(data)
      )}
    </Paper>
  );
}
