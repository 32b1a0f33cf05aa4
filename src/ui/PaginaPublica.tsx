import { Center } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page without shell: its content in the middle, for visitors who are not signed in. */
export function PaginaPublica({ children }: { children: ReactNode }) {
  return (
    <Center component="main" mih="100vh" p="md">
      {children}
    </Center>
  );
}
