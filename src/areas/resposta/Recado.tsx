/**
 * A page of a few sentences with the next step, and sentences above the questions. Small: who answers by link loads
 * neither the product's alerts nor its empty states (scorecard row 4).
 */
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Recado.module.css';

interface Props {
  titulo: string;
  texto?: ReactNode;
  /** Something failed: it is read out at once. */
  falha?: boolean;
  children?: ReactNode;
}

export const Recado = ({ titulo, texto, falha, children }: Props) => (
  <section className={classes.recado} role={falha ? 'alert' : undefined}>
    <Title order={1} size="h2" className={classes.titulo ?? ''}>
      {titulo}
    </Title>
    {texto ? <Text>{texto}</Text> : null}
    {children}
  </section>
);

/** `grave`: nothing more is taken. */
export const Faixa = ({ grave = false, children }: { grave?: boolean; children: ReactNode }) => (
  <div role="alert" className={classes.faixa} data-grave={grave || undefined}>
    {children}
  </div>
);
