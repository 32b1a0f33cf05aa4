import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

/**
 * What kind of emptiness: nothing begun, nothing found, a record that is not there, no answers, no places, all done,
 * or closed.
 */
type Cena = 'comeco' | 'busca' | 'perdido' | 'respostas' | 'podio' | 'feito' | 'fechado';

interface Props {
  titulo: string;
  /** What this is for, or what was searched. */
  texto?: ReactNode;
  icone?: ReactNode;
  /** The picture above; a whole page that is empty has lost its record unless told. */
  cena?: Cena;
  /** The one button that begins, or 'Limpar filtros'. */
  acao?: ReactNode;
  /** 1 where this is the whole page. */
  nivel?: 1 | 2;
}

/** Nothing here yet, or nothing found: says which, and offers the one next step. */
export function EmptyState({ titulo, texto, icone, cena, acao, nivel = 2 }: Props) {
  return (
    <Stack
      align="center"
      gap="xs"
      py="xl"
      px="md"
      ta="center"
      className={icone ? '' : (classes['cena'] ?? '')}
      data-cena={cena ?? (nivel === 1 ? 'perdido' : undefined)}
    >
      {icone}
      <Title order={nivel} size={nivel === 1 ? 'h2' : 'h3'}>
        {titulo}
      </Title>
      {texto ? (
        <Text c="dimmed" maw="60ch">
          {texto}
        </Text>
      ) : null}
      {acao}
    </Stack>
  );
}
