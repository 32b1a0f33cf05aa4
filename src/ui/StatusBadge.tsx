import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Cor } from './cores';

/** A status: colour and word, never colour alone; readable in both schemes (theme.test.ts). */
export function StatusBadge({ cor, children }: { cor: Cor; children: ReactNode }) {
  return (
    <Badge color={cor} variant="light" tt="none" fw={600} size="md" maw="100%">
      {children}
    </Badge>
  );
}
