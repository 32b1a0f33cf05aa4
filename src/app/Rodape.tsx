/** Footer of the shell: version, data protection, accessibility, shortcuts (part 1 §1). */
import { Anchor, Group, Text } from '@mantine/core';
import { LinksLegais } from '@/ui/pagina/LinksLegais';

export function Rodape({ aoVerAtalhos }: { aoVerAtalhos: () => void }) {
  return (
    <Group gap="md">
      <Text span size="xs">
        Versão {__VERSAO__}
      </Text>
      <LinksLegais />
      <Anchor
        component="button"
        type="button"
        size="xs"
        mih={24}
        c="dimmed"
        underline="always"
        onClick={aoVerAtalhos}
      >
        Atalhos do teclado (?)
      </Anchor>
    </Group>
  );
}
