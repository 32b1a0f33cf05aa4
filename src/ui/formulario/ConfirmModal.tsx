import { Button, Group, Text } from '@mantine/core';
import { Janela } from '@/ui/moldura/Janela';
import type { Pergunta } from './pergunta';

interface Props {
  pergunta: Pergunta;
  aberto: boolean;
  aoResponder: (sim: boolean) => void;
}

/** The dialog behind useConfirmar(): 'Sim' and 'Não' unless other verbs are given. */
export default function ConfirmModal({ pergunta, aberto, aoResponder }: Props) {
  const { titulo, texto, rotuloSim = 'Sim', rotuloNao = 'Não', perigo = false } = pergunta;
  return (
    <Janela opened={aberto} onClose={() => aoResponder(false)} title={titulo} size="sm">
      {texto ? (
        <Text component="div" mb="lg">
          {texto}
        </Text>
      ) : null}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => aoResponder(false)} data-autofocus={perigo || undefined}>
          {rotuloNao}
        </Button>
        <Button
          color={perigo ? 'red' : undefined}
          onClick={() => aoResponder(true)}
          data-autofocus={!perigo || undefined}
        >
          {rotuloSim}
        </Button>
      </Group>
    </Janela>
  );
}
