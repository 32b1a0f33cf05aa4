import { Text } from '@mantine/core';

/** Where the two-step account setup stands (part 1 §2). */
export function Passos({ passo, nome }: { passo: 1 | 2; nome: string }) {
  return (
    <Text size="sm" c="dimmed" role="status">
      Passo {passo} de 2: {nome}
    </Text>
  );
}
