import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinksLegais } from './LinksLegais';

/** A page without shell: its content in the middle, for visitors who are not signed in. */
export function PaginaPublica({ children }: { children: ReactNode }) {
  return (
    <Stack mih="100dvh" p="md" gap="md" align="center">
      <Stack component="main" flex={1} w="100%" align="center" justify="center">
        {children}
      </Stack>
      <Group component="footer" gap="md" justify="center">
        <LinksLegais />
      </Group>
    </Stack>
  );
}
