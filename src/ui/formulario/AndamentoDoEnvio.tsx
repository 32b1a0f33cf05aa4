/** Progress of something that goes piece by piece, and the button that stops it between two pieces. */
import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { numero } from '@/ui/texto/formatos';

interface Props {
  /** What is going on: 'Enviando convites'. */
  oQue: string;
  rotulo: string;
  feitas: number;
  total: number;
  /** Absent when it cannot be stopped. */
  aoParar?: (() => void) | undefined;
}

export function AndamentoDoEnvio({ oQue, rotulo, feitas, total, aoParar }: Props) {
  return (
    <Stack>
      <Text role="status">
        {oQue}: {numero(feitas)} de {numero(total)}
      </Text>
      <Progress value={total === 0 ? 100 : (feitas / total) * 100} aria-label={rotulo} />
      {aoParar && (
        <Group justify="flex-end">
          <Button variant="default" onClick={aoParar}>
            Parar
          </Button>
        </Group>
      )}
    </Stack>
  );
}
