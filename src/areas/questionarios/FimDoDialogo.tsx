/** The end of a dialog that acts on a questionnaire: what failed, giving up, and the act itself. */
import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { mensagemDoErro } from '@/ui/moldura/erro';

interface Props {
  /** What did not happen, as a sentence. */
  titulo: string;
  erro: unknown;
  aoFechar: () => void;
  /** The button that acts. */
  children: ReactNode;
}

export const FimDoDialogo = ({ titulo, erro, aoFechar, children }: Props) => (
  <>
    {erro ? (
      <Alert color="red" role="alert" title={titulo}>
        {mensagemDoErro(erro)}
      </Alert>
    ) : null}
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={aoFechar}>
        Cancelar
      </Button>
      {children}
    </Group>
  </>
);
