/** A few things to go on with, each a large button: what stands in an empty state that waits for a choice. */
import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import classes from './Escolhas.module.css';

export interface Escolha {
  id: string;
  nome: string;
  /** A second, small line that tells it from the others. */
  sob?: string;
}

interface Props<E extends Escolha> {
  rotulo: string;
  escolhas: readonly E[];
  aoEscolher: (escolha: E) => void;
}

export const Escolhas = <E extends Escolha>({ rotulo, escolhas, aoEscolher }: Props<E>) =>
  escolhas.length === 0 ? null : (
    <ul className={classes.lista} aria-label={rotulo}>
      {escolhas.map((escolha) => (
        <li key={escolha.id}>
          <UnstyledButton className={classes.escolha} onClick={() => aoEscolher(escolha)}>
            <span>
              <Text span display="block" fw={600}>
                {escolha.nome}
              </Text>
              {escolha.sob ? (
                <Text span display="block" size="sm" c="dimmed">
                  {escolha.sob}
                </Text>
              ) : null}
            </span>
            <IconChevronRight size={18} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
