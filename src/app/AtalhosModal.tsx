/** The '?' dialog: every shortcut that works at the moment (docs: look, "Access"). */
import '@mantine/core/styles/Kbd.css';
import { Group, Kbd, Stack, Text } from '@mantine/core';
import { Janela } from '@/ui/moldura/Janela';
import { useAtalhosAtivos } from '@/ui/moldura/useAtalhos';

const COMANDO = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

/** 'mod+K' → ['Ctrl', 'K']; '?' needs Shift on the keyboard and not in the words. */
const teclas = (tecla: string) =>
  tecla === 'shift+?' ? ['?'] : tecla.split('+').map((parte) => (parte === 'mod' ? COMANDO : parte));

export default function AtalhosModal({ aoFechar }: { aoFechar: () => void }) {
  const atalhos = useAtalhosAtivos();
  return (
    <Janela opened onClose={aoFechar} title="Atalhos do teclado" size="sm">
      <Stack gap="sm">
        {atalhos.map(({ tecla, descricao }) => (
          <Group key={tecla} justify="space-between" wrap="nowrap">
            <Text>{descricao}</Text>
            <Group gap={4} wrap="nowrap">
              {teclas(tecla).map((parte) => (
                <Kbd key={parte}>{parte}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Janela>
  );
}
