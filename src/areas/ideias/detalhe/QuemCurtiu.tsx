/** The people who liked the idea: up to five pictures inline, all of them in a modal (part 2 §2 and §9). */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Skeleton.css';
import { Group, Modal, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/fields';
import type { Ideia } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { Avatares } from '@/ui/pessoas/Avatares';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { plural } from '@/ui/texto/formatos';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { likesData } from './likes.data';

const INLINE = 5;
/** The modal shows the latest; more names than this nobody reads. */
const NO_MODAL = 100;

function Lista({ ideiaId }: { ideiaId: string }) {
  const { data, error, refetch } = useQuery(likesData.likes(useSessaoAtiva(), ideiaId, NO_MODAL));
  if (error)
    return <ErrorState titulo="Erro ao buscar curtidas" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!data) return <Skeleton h={120} />;
  return (
    <Stack gap="sm">
      <RegistrosIlegiveis quantos={data.ilegiveis} />
      {data.itens.map(({ id, colaboradorNome, createdAt }) => (
        <Group key={id} gap="sm" wrap="nowrap">
          <AvatarDaPessoa nome={colaboradorNome} decorativo />
          <Text span flex={1}>
            {colaboradorNome}
          </Text>
          <Text span size="sm" c="dimmed">
            <RelativeTime valor={createdAt} />
          </Text>
        </Group>
      ))}
      {data.proxima && <Text c="dimmed">São as {NO_MODAL} curtidas mais recentes.</Text>}
    </Stack>
  );
}

export function QuemCurtiu({ ideia }: { ideia: ComId<Ideia> }) {
  const [aberto, definirAberto] = useState(false);
  const { data } = useQuery(likesData.likes(useSessaoAtiva(), ideia.id, INLINE));
  if (!data || (data.itens.length === 0 && !data.ilegiveis)) return null;
  const total = ideia.rankingByLikes.totalLikes;
  return (
    <>
      <UnstyledButton onClick={() => definirAberto(true)} aria-label={`Quem curtiu essa ideia (${total})`}>
        <Group gap="xs">
          <Avatares
            pessoas={data.itens.map(({ id, colaboradorNome }) => ({ id, nome: colaboradorNome }))}
            maximo={INLINE}
          />
          <Text span size="sm" c="dimmed">
            {plural(total, 'curtida', 'curtidas')}
          </Text>
        </Group>
      </UnstyledButton>
      <Modal opened={aberto} onClose={() => definirAberto(false)} title="Quem curtiu essa ideia">
        <Lista ideiaId={ideia.id} />
      </Modal>
    </>
  );
}
