/** The heavy half of avisos.ts, loaded with the first toast. */
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button, Stack, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import type { Aviso } from './aviso';

export default Notifications;

export function mostrarAviso({ mensagem, titulo, cor, duracao, acao }: Aviso): void {
  const id = notifications.show({
    title: titulo,
    color: cor,
    autoClose: duracao,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
    message: acao ? (
      <Stack gap={4} align="flex-start">
        <Text>{mensagem}</Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            acao.aoClicar();
            notifications.hide(id);
          }}
        >
          {acao.rotulo}
        </Button>
      </Stack>
    ) : (
      mensagem
    ),
  });
}
