import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DuasLinhas.module.css';

interface Props {
  nome: string;
  /** Under it in small letters. */
  sob: string;
  /** Before both, such as a face. */
  antes?: ReactNode;
}

/** What names a row: one line with a second one under it in a table, where rows are 44 px high; whole on a card. */
export function DuasLinhas({ nome, sob, antes }: Props) {
  return (
    <span className={classes.caixa}>
      {antes}
      <span className={classes.linhas}>
        <span title={nome}>{nome}</span>
        <Text span size="xs" c="dimmed" title={sob}>
          {sob}
        </Text>
      </span>
    </span>
  );
}
