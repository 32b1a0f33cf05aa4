import type { CSSProperties, ReactNode } from 'react';
import type { Cor } from '@/ui/moldura/cores';
import classes from './StatusBadge.module.css';

/**
 * A status: colour and word, never colour alone; readable in both schemes (theme.test.ts). A plain element
 * rather than Mantine's Badge, because lists draw hundreds of them.
 */
export function StatusBadge({ cor, children }: { cor: Cor; children: ReactNode }) {
  const cores = {
    '--fundo': `var(--mantine-color-${cor}-light)`,
    '--letra': `var(--mantine-color-${cor}-light-color)`,
  } as CSSProperties;
  return (
    <span className={classes.etiqueta} style={cores}>
      {children}
    </span>
  );
}
