import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DuasLinhas.module.css';

interface Props {
  nome: string;
  /** Under it in small letters. */
  sob: string;
  /** Breaks the second line where it does not fit, for what nobody can guess, such as an address. */
  sobInteiro?: boolean;
  /** Before both, such as a face. */
  antes?: ReactNode;
}

/**
 * What names a row. In a table, where rows are 44 px high, it is one line with a second one under it. A card shows it
 * whole.
 */
export function DuasLinhas({ nome, sob, sobInteiro = false, antes }: Props) {
  return (
    <span className={classes.caixa}>
      {antes}
      <span className={classes.linhas}>
        <span title={nome}>{nome}</span>
        <Text span size="xs" c="dimmed" title={sob} className={sobInteiro ? classes.inteiro : undefined}>
          {sob}
        </Text>
      </span>
    </span>
  );
}
