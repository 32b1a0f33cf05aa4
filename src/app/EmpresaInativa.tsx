/** What a company with status INATIVO shows instead of the product (part 1 §2). */
import { Stack, Text, Title } from '@mantine/core';

export function EmpresaInativa() {
  return (
    <Stack align="center" justify="center" mih="60vh" gap="xs" ta="center">
      <Title order={1}>Sem acesso ao sistema</Title>
      <Text size="lg">Empresa inativa</Text>
      <Text c="dimmed">Fale com quem administra a licença da sua empresa para reativá-la.</Text>
    </Stack>
  );
}
