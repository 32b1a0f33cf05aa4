import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, type ModalProps } from '@mantine/core';
import { useCamada } from './camadas';
import { DentroDaCamada } from './DentroDaCamada';
import { useDevolverFoco } from './useDevolverFoco';

type Props = Omit<ModalProps, 'zIndex' | 'closeOnEscape' | 'returnFocus' | 'stackId'>;

/** The one dialog of the product: a layer of the stack, which gives the focus back to where it was. */
export function Janela({ children, ...janela }: Props) {
  const { altura, noTopo } = useCamada(janela.opened, janela.onClose);
  useDevolverFoco(janela.opened);
  return (
    <Modal {...janela} zIndex={altura} closeOnEscape={false} returnFocus={false} inert={!noTopo}>
      <DentroDaCamada altura={altura}>{children}</DentroDaCamada>
    </Modal>
  );
}
