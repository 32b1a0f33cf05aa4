import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page's heading with the sentence that says what it is for. */
export function TituloDaPagina({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Title order={1}>{titulo}</Title>
      <Text c="dimmed">{children}</Text>
    </Stack>
  );
}
