/** Opens the command palette: a field-like button with its shortcut, an icon on phones (part 1 §2, Shell). */
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

const carregar = () => void import('./paleta/Paleta');

export function BotaoDeBusca({ aoClicar }: { aoClicar: () => void }) {
  const icone = <IconSearch size={18} aria-hidden />;
  return (
    <>
      <Button
        variant="default"
        visibleFrom="md"
        leftSection={icone}
        rightSection={
          <Text span size="xs" c="dimmed">
            Ctrl + K
          </Text>
        }
        onClick={aoClicar}
        onPointerEnter={carregar}
        onFocus={carregar}
      >
        Buscar
      </Button>
      <ActionIcon hiddenFrom="md" aria-label="Buscar" onClick={aoClicar}>
        {icone}
      </ActionIcon>
    </>
  );
}
