/** Somebody's profile card in a dialog. */
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { ComId } from '@/domain/comum/campos';
import { Janela } from '@/ui/moldura/Janela';
import { CartaoDoPerfil } from './CartaoDoPerfil';

interface Props {
  pessoa: ComId<Colaborador>;
  aoEditar?: (() => void) | undefined;
  aoFechar: () => void;
}

export function PerfilModal({ pessoa, aoEditar, aoFechar }: Props) {
  return (
    <Janela opened onClose={aoFechar} title="Perfil" size="md">
      <CartaoDoPerfil pessoa={pessoa} aoEditar={aoEditar} />
    </Janela>
  );
}
