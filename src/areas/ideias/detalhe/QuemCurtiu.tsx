/** The people who liked the idea: up to five pictures inline, all of them in a modal (part 2 §2 and §9). */
import { Group, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/fields';
import type { Ideia } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Avatares } from '@/ui/pessoas/Avatares';
import { plural } from '@/ui/texto/formatos';
import { likesData } from './likes.data';

const INLINE = 5;

const CurtidasModal = aoAbrir(() => import('./CurtidasModal').then((m) => m.CurtidasModal));

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
      {aberto && <CurtidasModal ideiaId={ideia.id} aoFechar={() => definirAberto(false)} />}
    </>
  );
}
