/** One comment with its replies; its author may edit or remove it. */
import '@mantine/core/styles/Avatar.css';
import { Avatar, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Comentario, comentarioForm } from '@/domain/comentario';
import type { ComId } from '@/domain/fields';
import type { Ideia } from '@/domain/ideia';
import { caminhos } from '@/domain/paths';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { FormModal } from '@/ui/FormModal';
import { HtmlSeguro } from '@/ui/HtmlSeguro';
import { RelativeTime } from '@/ui/RelativeTime';
import { useConfirmar } from '@/ui/useConfirmar';
import { ComentarioForm } from './ComentarioForm';
import { conversaData } from './conversa.data';
import { podeSobIdeia } from './pessoas';

interface Props {
  ideia: ComId<Ideia>;
  comentario: ComId<Comentario>;
  ehResposta?: boolean;
}

function Respostas({ ideia, caminho }: { ideia: ComId<Ideia>; caminho: string }) {
  const sessao = useSessaoAtiva();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    conversaData.comentarios(sessao, ideia.id, 'asc', caminho),
  );
  const respostas = data?.pages.flatMap(({ itens }) => itens) ?? [];
  if (respostas.length === 0) return null;
  return (
    <Stack gap="sm" pl="md" component="section" aria-label="Respostas">
      {respostas.map((resposta) => (
        <ComentarioItem key={resposta.id} ideia={ideia} comentario={resposta} ehResposta />
      ))}
      {hasNextPage && (
        <Button variant="subtle" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais respostas
        </Button>
      )}
    </Stack>
  );
}

/** Editing and removing one's own comment. */
function AcoesDoAutor({ ideia, comentario }: Props) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const [editando, definirEditando] = useState(false);
  const editar = useMutation(conversaData.editarComentario(sessao, ideia.id, comentario.id));
  const remover = useMutation(conversaData.removerComentario(sessao, ideia.id));
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
      <FormModal
        titulo="Editar comentário"
        aberto={editando}
        aoFechar={() => definirEditando(false)}
        schema={comentarioForm}
        valoresIniciais={{
          comentario: comentario.comentario,
          colaboradoresMencionadosReferences: comentario.colaboradoresMencionadosReferences,
        }}
        aoEnviar={(valores) => editar.mutateAsync(valores)}
      >
        {(form) => (
          <Textarea
            label="Comentário"
            autosize
            minRows={3}
            maxRows={12}
            {...form.getInputProps('comentario')}
          />
        )}
      </FormModal>
    </>
  );
}

export function ComentarioItem({ ideia, comentario, ehResposta = false }: Props) {
  const sessao = useSessaoAtiva();
  const [respondendo, definirRespondendo] = useState(false);
  const caminho = `${caminhos.comentarios(sessao.contexto, ideia.id)}/${comentario.id}`;
  const podeResponder = !ehResposta && podeSobIdeia(sessao, ideia, 'comentarios', 'create');
  const ehAutor = comentario.createdBy === sessao.uid && podeSobIdeia(sessao, ideia, 'comentarios', 'update');
  return (
    <Group align="flex-start" gap="sm" wrap="nowrap" component="article">
      <Avatar size={32} name={comentario.autor.nome} color="teal" aria-hidden />
      <Stack gap={4} flex={1} miw={0}>
        <Text size="sm">
          <b>{comentario.autor.nome}</b>{' '}
          <Text span c="dimmed">
            <RelativeTime valor={comentario.createdAt} />
          </Text>
        </Text>
        <HtmlSeguro formato="markdown">{comentario.comentario}</HtmlSeguro>
        <Group gap="xs">
          {podeResponder && (
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => definirRespondendo(!respondendo)}
              aria-expanded={respondendo}
            >
              Responder
            </Button>
          )}
          {ehAutor && <AcoesDoAutor ideia={ideia} comentario={comentario} />}
        </Group>
        {respondendo && (
          <ComentarioForm ideiaId={ideia.id} resposta={caminho} aoEnviar={() => definirRespondendo(false)} />
        )}
        {!ehResposta && <Respostas ideia={ideia} caminho={caminho} />}
      </Stack>
    </Group>
  );
}
