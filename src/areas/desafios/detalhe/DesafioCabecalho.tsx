/** Top of a challenge: title, status, who proposes it and since when, and the acts its reader has. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { StatusDoPai } from '@/areas/pais/StatusDoPai';
import type { ComId } from '@/domain/comum/campos';
import type { Desafio } from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { podeNoDesafio } from '../acesso';
import { usePublicarDesafio } from '../usePublicarDesafio';

const DesafioFormModal = aoAbrir(() =>
  import('../formulario/DesafioFormModal').then((m) => m.DesafioFormModal),
);

export function DesafioCabecalho({ desafio }: { desafio: ComId<Desafio> }) {
  const sessao = useSessaoAtiva();
  const publicacao = usePublicarDesafio();
  const [editando, definirEditando] = useState(false);
  const podeEditar = podeNoDesafio(sessao, desafio, 'update');
  return (
    <Group justify="space-between" align="flex-start" gap="md">
      <Stack gap={6} miw={0} flex="1 1 320px">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {desafio.titulo}
        </Title>
        <Group gap="xs">
          <StatusDoPai tipo={DESAFIO} status={desafio.status} />
          {desafio.categoriaNome && <StatusBadge cor="gray">{desafio.categoriaNome}</StatusBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          Proposto por {desafio.propositorNome} · {desafio.published ? 'publicado ' : 'rascunho começado '}
          <RelativeTime valor={desafio.publishedAt ?? desafio.createdAt} emFrase />
        </Text>
      </Stack>
      {podeEditar && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => definirEditando(true)}
          >
            Editar
          </Button>
          {!desafio.published && (
            <Button
              leftSection={<IconSend size={16} aria-hidden />}
              loading={publicacao.publicando}
              onClick={() => void publicacao.publicar(desafio)}
            >
              Publicar desafio
            </Button>
          )}
        </Group>
      )}
      {editando && <DesafioFormModal desafio={desafio} aoFechar={() => definirEditando(false)} />}
    </Group>
  );
}
