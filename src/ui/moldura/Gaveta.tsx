import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer, type DrawerProps } from '@mantine/core';
import { useCamada } from './camadas';
import { DentroDaCamada } from './DentroDaCamada';
import { useDevolverFoco } from './useDevolverFoco';

type Props = Omit<DrawerProps, 'zIndex' | 'closeOnEscape' | 'returnFocus' | 'stackId'>;

/** The same at the edge of the window. */
export function Gaveta({ children, ...gaveta }: Props) {
  const { altura, noTopo } = useCamada(gaveta.opened, gaveta.onClose);
  useDevolverFoco(gaveta.opened);
  return (
    <Drawer {...gaveta} zIndex={altura} closeOnEscape={false} returnFocus={false} inert={!noTopo}>
      <DentroDaCamada altura={altura}>{children}</DentroDaCamada>
    </Drawer>
  );
}
