import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { mensagemDoErro } from './erro';

interface Props {
  /** e.g. 'Erro ao buscar ideias' (part 2 §2). */
  titulo: string;
  erro: unknown;
  /** Called by 'Tentar novamente' and by closing the alert. */
  aoTentarDeNovo: () => void;
}

/** Red alert that can be closed; closing it fetches again (part 1 §8). */
export function ErrorState({ titulo, erro, aoTentarDeNovo }: Props) {
  return (
    <Alert
      color="red"
      title={titulo}
      icon={<IconAlertTriangle aria-hidden />}
      withCloseButton
      closeButtonLabel="Fechar e tentar novamente"
      onClose={aoTentarDeNovo}
    >
      <Text mb="xs">{mensagemDoErro(erro)}</Text>
      <Button size="compact-sm" variant="default" onClick={aoTentarDeNovo}>
        Tentar novamente
      </Button>
    </Alert>
  );
}
