/** Sponsoring from a card: the page's own form in a dialog. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { MeuPatrocinio } from './MeuPatrocinio';

interface Props {
  pai: PaiNaTela;
  aoFechar: () => void;
  aoDar: () => void;
}

export function PatrocinarModal({ pai, aoFechar, aoDar }: Props) {
  useDevolverFoco(true);
  return (
    <Modal opened onClose={aoFechar} title={`Patrocinar "${pai.pai.titulo}"`}>
      <MeuPatrocinio
        pai={pai}
        aoDar={() => {
          aoFechar();
          aoDar();
        }}
      />
    </Modal>
  );
}
