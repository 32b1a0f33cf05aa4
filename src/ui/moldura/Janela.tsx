import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, type ModalProps } from '@mantine/core';
import { use, useLayoutEffect } from 'react';
import { useCamada } from './camadas';
import { DentroDaCamada } from './DentroDaCamada';
import { NaJanela } from './naJanela';
import { useDevolverFoco } from './useDevolverFoco';

type Props = Omit<ModalProps, 'zIndex' | 'closeOnEscape' | 'returnFocus' | 'stackId' | 'onClose'> & {
  /** Waited for where a frame with tabs asks it (JanelaComAbas.tsx). */
  onClose: () => unknown;
};

function Propria({ children, onClose, ...janela }: Props) {
  const fechar = () => void onClose();
  const { altura, noTopo } = useCamada(janela.opened, fechar);
  useDevolverFoco(janela.opened);
  return (
    <Modal
      {...janela}
      onClose={fechar}
      zIndex={altura}
      closeOnEscape={false}
      returnFocus={false}
      inert={!noTopo}
    >
      <DentroDaCamada altura={altura}>{children}</DentroDaCamada>
    </Modal>
  );
}

/** The one dialog of the product: a layer of the stack, which gives the focus back to where it was. */
export function Janela(props: Props) {
  const avisar = use(NaJanela);
  useLayoutEffect(() => avisar?.(props.onClose));
  if (!avisar) return <Propria {...props} />;
  // What opens over it has a frame of its own again.
  return <NaJanela value={null}>{props.children}</NaJanela>;
}
