/** Writes a comment or a reply; Cmd/Ctrl+Enter sends, and a text that could not be sent stays (part 2 §2). */
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { comentarioForm } from '@/domain/comentario';
import { mensagemDoErro } from '@/domain/erros';
import { novoId } from '@/firebase/collection';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { validarCom } from '@/ui/validarCom';
import { conversaData } from './conversa.data';

interface Props {
  ideiaId: string;
  /** Path of the comment answered; absent for a top-level comment. */
  resposta?: string;
  aoEnviar?: () => void;
}

export function ComentarioForm({ ideiaId, resposta, aoEnviar }: Props) {
  const sessao = useSessaoAtiva();
  const comentar = useMutation(conversaData.comentar(sessao, ideiaId, resposta));
  const form = useForm({
    initialValues: { comentario: '', colaboradoresMencionadosReferences: [] as string[] },
    validate: validarCom(comentarioForm),
  });
  const [id, definirId] = useState(novoId);
  const enviar = form.onSubmit((valores) => {
    if (comentar.isPending) return;
    comentar.mutate(
      { id, form: comentarioForm.parse(valores) },
      {
        onSuccess: () => {
          form.reset();
          definirId(novoId());
          aoEnviar?.();
        },
      },
    );
  });
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) enviar();
  };
  const rotulo = resposta ? 'Sua resposta' : 'Seu comentário';
  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs">
        <Textarea
          aria-label={rotulo}
          placeholder={resposta ? 'Escreva uma resposta' : 'Escreva um comentário'}
          autosize
          minRows={2}
          maxRows={12}
          onKeyDown={aoTeclar}
          {...form.getInputProps('comentario')}
        />
        {comentar.error && (
          <Alert color="red" role="alert">
            {mensagemDoErro(comentar.error)}
          </Alert>
        )}
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed" visibleFrom="sm">
            Ctrl + Enter envia
          </Text>
          <Button type="submit" variant="light" ml="auto" loading={comentar.isPending}>
            {resposta ? 'Responder' : 'Comentar'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
