/** Editing and removing one's own comment. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { aindaSeEdita, type Comentario } from '@/domain/conversa/comentario';
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

/** The button goes with the time in which it does something. An open dialog stays, and is told by the rules. */
function useAindaSeEdita(comentario: ComId<Comentario>): boolean {
  const [agora, definirAgora] = useState(() => new Date());
  const sim = aindaSeEdita(comentario, agora);
  useEffect(() => {
    if (!sim) return undefined;
    const relogio = setInterval(() => definirAgora(new Date()), 15_000);
    return () => clearInterval(relogio);
  }, [sim]);
  return sim;
}

export function AcoesDoAutor({ conversa, comentario }: Props) {
  const confirmar = useConfirmar();
  const [editando, definirEditando] = useState(false);
  const seEdita = useAindaSeEdita(comentario);
  const remover = useMutation(comentariosData.remover(conversa));
  const perguntarERemover = async () => {
    const sim = await confirmar({ titulo: 'Tem certeza que deseja remover o comentário?', perigo: true });
    if (sim) remover.mutate(comentario.id);
  };
  return (
    <>
      {seEdita ? (
        <Button variant="subtle" size="compact-xs" onClick={() => definirEditando(true)}>
          Editar
        </Button>
      ) : null}
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
