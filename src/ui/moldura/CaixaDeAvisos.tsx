/** The heavy half of avisos.ts, loaded with the first toast. */
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button, Stack, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import type { Aviso } from './aviso';
import classes from './CaixaDeAvisos.module.css';
import { useCelular } from './useCelular';

/**
 * Over the foot of the menu, where they cover neither search, bell and account nor what one works on. On phones
 * buttons stand at the foot of the window, so toasts come under the header.
 */
export default function CaixaDeAvisos() {
  const celular = useCelular();
  return (
    <Notifications
      position={celular ? 'top-center' : 'bottom-left'}
      containerWidth={288}
      limit={4}
      classNames={{ root: classes['caixa'] ?? '' }}
    />
  );
}

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
