import { Group, Text } from '@mantine/core';
import { Simbolo } from './Simbolo';

/** Mark and name of the product, where nobody is signed in yet. */
export const Marca = () => (
  <Group gap={8} wrap="nowrap">
    <Simbolo tamanho={36} />
    <Text span fw={700} size="lg">
      Gestão de Inovação
    </Text>
  </Group>
);
