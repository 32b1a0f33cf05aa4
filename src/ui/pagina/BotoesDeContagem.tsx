import { Button, Group } from '@mantine/core';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from './BotoesDeContagem.module.css';
import { numero } from '@/ui/texto/formatos';

export interface Contagem<V extends string> {
  valor: V;
  rotulo: string;
  total: number;
}

interface Props<V extends string> {
  /** Name of the group for screen readers. */
  rotulo: string;
  /** Undefined while it is being read; none at all shows nothing. */
  itens: readonly Contagem<V>[] | undefined;
  atual: V | undefined;
  /** undefined shows everything again. */
  aoEscolher: (valor: V | undefined) => void;
}

/** Totals that filter the list below: pressing one shows only its items, pressing it again all. */
export function BotoesDeContagem<V extends string>({ rotulo, itens, atual, aoEscolher }: Props<V>) {
  // Two lines, which most of the totals there may be take on a large screen: nothing below jumps.
  if (!itens) return <Esqueleto altura={60} />;
  if (itens.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={rotulo} className={classes.botoes}>
      {itens.map(({ valor, rotulo: nome, total }) => (
        <Button
          key={valor}
          size="compact-sm"
          fw={400}
          variant={valor === atual ? 'filled' : 'default'}
          aria-pressed={valor === atual}
          onClick={() => aoEscolher(valor === atual ? undefined : valor)}
        >
          {nome}:&nbsp;<b>{numero(total)}</b>
        </Button>
      ))}
    </Group>
  );
}
