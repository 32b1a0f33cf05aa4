/** Editing and removing one's own comment. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comentario } from '@/domain/conversa/comentario';
import type { ComId } from '@/domain/comum/campos';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { comentariosData } from './comentarios.data';
import type { Conversa } from './conversa';

interface Props {
  conversa: Conversa;
  comentario: ComId<Comentario>;
}

const EditarComentarioModal = aoAbrir(() =>
  import('./EditarComentarioModal').then((m) => m.EditarComentarioModal),
);

export function AcoesDoAutor({ conversa, comentario }: Props) {
  const confirmar = useConfirmar();
  const [editando, definirEditando] = useState(false);
  const remover = useMutation(comentariosData.remover(conversa));
  const perguntarERemover = async () => {
    const sim = await confirmar({ titulo: 'Tem certeza que deseja remover o comentário?', perigo: true });
    if (sim) remover.mutate(comentario.id);
  };
  return (
    <>
      <Button variant="subtle" size="compact-xs" onClick={() => definirEditando(true)}>
        Editar
      </Button>
      <Button
        variant="subtle"
        size="compact-xs"
        loading={remover.isPending}
        onClick={() => void perguntarERemover()}
      >
        Remover
      </Button>
      {editando ? (
        <EditarComentarioModal
          conversa={conversa}
          comentario={comentario}
          aoFechar={() => definirEditando(false)}
        />
      ) : null}
    </>
  );
}
