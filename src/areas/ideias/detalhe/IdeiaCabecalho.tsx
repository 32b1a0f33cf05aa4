/** Top of the detail: title, status, author and dates, and the actions its reader has. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { type Ideia, publicada } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { CurtirBotao } from './CurtirBotao';
import { ideiaNaTela, podeNaIdeia } from '../pessoas';
import { QuemCurtiu } from './QuemCurtiu';
import { StatusDaIdeia } from '../StatusDaIdeia';
import { usePublicar } from '../formulario/usePublicar';

const IdeiaFormModal = aoAbrir(() => import('../formulario/IdeiaFormModal').then((m) => m.IdeiaFormModal));

export function IdeiaCabecalho({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const [editando, definirEditando] = useState(false);
  const publicacao = usePublicar();
  const pai = ideiaNaTela(sessao, ideia);
  const emRascunho = !publicada(ideia);
  const podeEditar = podeNaIdeia(sessao, ideia, 'update');
  return (
    <Group justify="space-between" align="flex-start" gap="md">
      <Stack gap={6} miw={0} flex="1 1 320px">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {ideia.titulo}
        </Title>
        <Group gap="xs">
          <StatusDaIdeia status={ideia.status} />
          {ideia.privado && <StatusBadge cor="grape">Privada</StatusBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {ideia.autorNome} · {emRascunho ? 'rascunho começado ' : 'publicada '}
          <RelativeTime valor={ideia.publishedAt ?? ideia.createdAt} emFrase />
          {ideia.regulamentoNome && ` · ${ideia.regulamentoNome}`}
        </Text>
        {!emRascunho && <QuemCurtiu pai={pai} />}
      </Stack>
      <Group gap="xs">
        {!emRascunho && <CurtirBotao pai={pai} />}
        {podeEditar && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => definirEditando(true)}
          >
            Editar
          </Button>
        )}
        {emRascunho && podeEditar && (
          <Button
            leftSection={<IconSend size={16} aria-hidden />}
            loading={publicacao.publicando}
            onClick={() => void publicacao.publicar(ideia)}
          >
            Publicar ideia
          </Button>
        )}
      </Group>
      {editando && <IdeiaFormModal ideia={ideia} aoFechar={() => definirEditando(false)} />}
    </Group>
  );
}
