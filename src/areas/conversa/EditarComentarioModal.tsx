import { useMutation, useQueries } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { type Comentario, comentarioForm } from '@/domain/conversa/comentario';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { CampoDeComentario, useMencionados } from './CampoDeComentario';
import { comentariosData } from './comentarios.data';
import type { Conversa } from './conversa';

interface Props {
  conversa: Conversa;
  comentario: ComId<Comentario>;
}

/** Names of the people it mentions already are read only now. They tell who is still there when it is saved. */
export function EditarComentarioModal({
  conversa,
  comentario: atual,
  aoFechar,
}: Props & { aoFechar: () => void }) {
  const comentario = useAberto(atual);
  const sessao = useSessaoAtiva();
  const referencias = comentario.colaboradoresMencionadosReferences;
  const lidas = useQueries({ queries: referencias.map((r) => pessoasData.porReferencia(sessao, r)) });
  const mencionados = useMencionados(
    referencias.flatMap((id, i) => {
      const nome = lidas[i]?.data?.nome;
      return nome === undefined ? [] : [{ id, nome }];
    }),
  );
  // Somebody whose name has not come yet stays: saving early is no reason to take a mention back.
  const semNomeAinda = referencias.filter((_, i) => !lidas[i]?.isSuccess);
  const editar = useMutation(comentariosData.editar(conversa, comentario));
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
          colaboradoresMencionadosReferences: [
            ...new Set([...semNomeAinda, ...mencionados.noTexto(valores.comentario).map(({ id }) => id)]),
          ],
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
