/** Writes a comment or a reply; Cmd/Ctrl+Enter sends, and a text that could not be sent stays (part 2 §2). */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { comentarioForm } from '@/domain/conversa/comentario';
import { mensagemDoErro, recusada } from '@/domain/comum/erros';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarErro } from '@/ui/moldura/avisos';
import { useGuardaDeSaida } from '@/ui/formulario/useGuardaDeSaida';
import { validarCom } from '@/ui/formulario/validarCom';
import { CampoDeComentario, useMencionados } from './CampoDeComentario';
import { comentariosData } from './comentarios.data';
import type { Conversa } from './conversa';

interface Props {
  conversa: Conversa;
  /** Path of the comment answered; absent for a top-level comment. */
  resposta?: string;
  aoEnviar?: () => void;
  /** Told whether there is something that closing the form would lose. */
  aoMudar?: (sujo: boolean) => void;
}

export function ComentarioForm({ conversa, resposta, aoEnviar, aoMudar }: Props) {
  const cliente = useQueryClient();
  const naoCoube = `O comentário não foi enviado: ${conversa.isto} não existe mais ou não recebe mais comentários.`;
  const comentar = useMutation({
    ...comentariosData.comentar(useSessaoAtiva(), conversa, resposta),
    // What is talked about changed meanwhile. The page reads it again and may lose this form, so a toast says why.
    onError: (erro) => {
      if (!recusada(erro)) return;
      avisarErro(naoCoube);
      void cliente.invalidateQueries({ queryKey: conversa.chave });
    },
  });
  const mencionados = useMencionados();
  const form = useForm({
    initialValues: { comentario: '', colaboradoresMencionadosReferences: [] as string[] },
    validate: validarCom(comentarioForm),
  });
  const sujo = form.isDirty();
  useGuardaDeSaida(sujo);
  useEffect(() => aoMudar?.(sujo), [sujo, aoMudar]);
  const [id, definirId] = useState(novoId);
  const enviar = form.onSubmit((valores) => {
    if (comentar.isPending) return;
    const lido = comentarioForm.safeParse({
      ...valores,
      colaboradoresMencionadosReferences: mencionados.noTexto(valores.comentario).map(({ id }) => id),
    });
    // The field's own rules were checked; left is how many are mentioned.
    if (!lido.success) return form.setFieldError('comentario', lido.error.issues[0]?.message);
    comentar.mutate(
      { id, form: lido.data },
      {
        onSuccess: () => {
          definirId(novoId());
          // Somebody who wrote on while the comment was sent keeps what is written.
          if (form.getValues().comentario !== valores.comentario) return;
          form.reset();
          mencionados.esquecer();
          aoEnviar?.();
        },
      },
    );
  });
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) enviar();
  };
  const { value, onChange, ...campo } = form.getInputProps('comentario');
  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs">
        <CampoDeComentario
          // The person has just pressed 'Responder': the cursor goes where the answer is written.
          autoFocus={resposta !== undefined}
          aria-label={resposta ? 'Sua resposta' : 'Seu comentário'}
          placeholder={resposta ? 'Escreva uma resposta' : 'Escreva um comentário'}
          autosize
          minRows={2}
          maxRows={12}
          conversa={conversa}
          mencionados={mencionados}
          valor={value}
          aoMudar={onChange}
          aoTeclar={aoTeclar}
          {...campo}
        />
        {comentar.error && (
          <Alert color="red" role="alert">
            {recusada(comentar.error) ? naoCoube : mensagemDoErro(comentar.error)}
          </Alert>
        )}
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            @ menciona um colega
            <Text span inherit visibleFrom="sm">
              {' '}
              · Ctrl + Enter envia
            </Text>
          </Text>
          <Button type="submit" variant="light" ml="auto" loading={comentar.isPending}>
            {resposta ? 'Responder' : 'Comentar'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
