/** Change against the period before: arrow, sign and two decimals, or 'Sem alteração' (part 2 §9). */
import { Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { percentual } from '@/ui/texto/percentual';

export function Variacao({ valor }: { valor: number | null }) {
  if (valor === null) return <Nota>Nada no período anterior</Nota>;
  if (valor === 0) return <Nota>Sem alteração</Nota>;
  const Icone = valor > 0 ? IconArrowUp : IconArrowDown;
  return (
    <Group gap={4} wrap="nowrap" c={`var(--mantine-color-${valor > 0 ? 'green' : 'red'}-text)`} fz="xs">
      <Icone size={14} aria-hidden />
      <Text span inherit>
        {valor > 0 ? '+' : ''}
        {percentual(valor, 2)}
      </Text>
    </Group>
  );
}

const Nota = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);
