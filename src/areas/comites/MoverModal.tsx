/** The committee's movement form in a dialog: a board moves a record without leaving it. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { Movendo } from '@/areas/pais/mover';
import { useCelular } from '@/ui/moldura/useCelular';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import type { Movimentavel } from './FormularioDeMovimentacao';
import { MovimentacaoBloco } from './MovimentacaoBloco';

export function MoverModal({ pai, aoFechar, ...resto }: Movendo & Pick<Movimentavel, 'oQueDesfaz'>) {
  useDevolverFoco(true);
  return (
    <Modal opened onClose={aoFechar} title={`Mover "${pai.pai.titulo}"`} size="lg" fullScreen={useCelular()}>
      <MovimentacaoBloco pai={pai} aoMover={aoFechar} {...resto} />
    </Modal>
  );
}
