/** The whole of what the table cuts, or of what a card leaves out. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, Stack, Text, Title } from '@mantine/core';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import classes from './Relatorio.module.css';

export interface TextoInteiro {
  titulo: string;
  /** A heading each, unless there is only one. */
  partes: readonly (readonly [rotulo: string, texto: string])[];
}

export default function TextoModal({ titulo, partes, aoFechar }: TextoInteiro & { aoFechar: () => void }) {
  useDevolverFoco(true);
  return (
    <Modal opened onClose={aoFechar} title={titulo} size="lg">
      <Stack gap="md">
        {partes.map(([rotulo, texto]) => (
          <div key={rotulo}>
            {partes.length > 1 && (
              <Title order={3} size="h4">
                {rotulo}
              </Title>
            )}
            <Text className={classes.longo}>{texto}</Text>
          </div>
        ))}
      </Stack>
    </Modal>
  );
}
