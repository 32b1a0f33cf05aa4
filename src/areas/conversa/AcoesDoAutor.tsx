/** Editing and removing one's own comment. */
import { Button } from '@mantine/core';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { type Comentario, comentarioForm } from '@/domain/conversa/comentario';
import type { ComId } from '@/domain/comum/fields';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { FormModal } from '@/ui/formulario/FormModal';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { CampoDeComentario, useMencionados } from './CampoDeComentario';
import { comentariosData } from './comentarios.data';
import type { Conversa } from './conversa';

interface Props {
  conversa: Conversa;
  comentario: ComId<Comentario>;
}

/** Names of the people it mentions already are read only now, to tell who is still there when it is saved. */
function Edicao({ conversa, comentario, aoFechar }: Props & { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const referencias = comentario.colaboradoresMencionadosReferences;
  const lidas = useQueries({ queries: referencias.map((r) => pessoasData.porReferencia(sessao, r)) });
  const mencionados = useMencionados(
    referencias.flatMap((id, i) => {
      const nome = lidas[i]?.data?.nome;
      return nome === undefined ? [] : [{ id, nome }];
    }),
  );
  const editar = useMutation(comentariosData.editar(conversa, comentario.id));
  return (
    <FormModal
      titulo="Editar comentário"
      aberto
      aoFechar={aoFechar}
      schema={comentarioForm}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/comentario/${comentario.id}`}
      valoresIniciais={{
        comentario: comentario.comentario,
        colaboradoresMencionadosReferences: referencias,
      }}
      aoEnviar={(valores) =>
        editar.mutateAsync({
          ...valores,
          colaboradoresMencionadosReferences: mencionados.noTexto(valores.comentario).map(({ id }) => id),
        })
      }
    >
      {(form) => {
        const { value, onChange, ...campo } = form.getInputProps('comentario');
        return (
          <CampoDeComentario
            label="Comentário"
            autosize
            minRows={3}
            maxRows={12}
            conversa={conversa}
            mencionados={mencionados}
            valor={value}
            aoMudar={onChange}
            {...campo}
          />
        );
      }}
    </FormModal>
  );
}

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
        <Edicao conversa={conversa} comentario={comentario} aoFechar={() => definirEditando(false)} />
      ) : null}
    </>
  );
}
