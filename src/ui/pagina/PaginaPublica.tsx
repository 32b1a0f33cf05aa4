import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinksLegais } from './LinksLegais';

interface Props {
  /** Above the content, at the page's edge. */
  topo?: ReactNode;
  children: ReactNode;
}

/** A page without shell: its content in the middle, for visitors who are not signed in. */
export function PaginaPublica({ topo, children }: Props) {
  return (
    <Stack mih="100dvh" p="md" gap="md" align="center">
      {topo}
      <Stack component="main" flex={1} w="100%" align="center" justify="center">
        {children}
      </Stack>
      <Group component="footer" gap="md" justify="center">
        <LinksLegais />
      </Group>
    </Stack>
  );
}
