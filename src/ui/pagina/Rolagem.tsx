/** What scrolls by itself where it does not fit: a wide table, a long list. It takes the focus, so keys scroll it too. */
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Rolagem.module.css';

interface Props {
  /** What is in it: a region is called by a name. */
  nome: string;
  /** Beyond it, it scrolls downwards too; without one it is as high as what is in it. */
  alturaMaxima?: string;
  children: ReactNode;
}

export const Rolagem = ({ nome, alturaMaxima, children }: Props) => (
  <Box component="section" className={classes.rolagem} mah={alturaMaxima} tabIndex={0} aria-label={nome}>
    {children}
  </Box>
);
