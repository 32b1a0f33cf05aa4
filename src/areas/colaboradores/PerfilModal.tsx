/** Somebody's profile card in a dialog. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { ComId } from '@/domain/comum/campos';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { CartaoDoPerfil } from './CartaoDoPerfil';

interface Props {
  pessoa: ComId<Colaborador>;
  aoEditar?: (() => void) | undefined;
  aoFechar: () => void;
}

export function PerfilModal({ pessoa, aoEditar, aoFechar }: Props) {
  useDevolverFoco(true);
  return (
    <Modal opened onClose={aoFechar} title="Perfil" size="md">
      <CartaoDoPerfil pessoa={pessoa} aoEditar={aoEditar} />
    </Modal>
  );
}
