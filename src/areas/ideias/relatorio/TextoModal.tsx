/** The whole of a text that the table cuts. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, Text } from '@mantine/core';
import { useDevolverFoco } from '@/ui/useDevolverFoco';
import type { TextoInteiro } from './CelulaLonga';
import classes from './Relatorio.module.css';

export default function TextoModal({ titulo, texto, aoFechar }: TextoInteiro & { aoFechar: () => void }) {
  useDevolverFoco(true);
  return (
    <Modal opened onClose={aoFechar} title={titulo} size="lg">
      <Text className={classes.longo}>{texto}</Text>
    </Modal>
  );
}
