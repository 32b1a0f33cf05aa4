/** The people who liked the parent: up to five pictures inline, all of them in a modal (part 2 §2 and §9). */
import { Group, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Avatares } from '@/ui/pessoas/Avatares';
import { plural } from '@/ui/texto/formatos';
import { likesData } from './likes.data';

const INLINE = 5;

const CurtidasModal = aoAbrir(() => import('./CurtidasModal').then((m) => m.CurtidasModal));

export function QuemCurtiu({ pai }: { pai: PaiNaTela }) {
  const [aberto, definirAberto] = useState(false);
  const { data } = useQuery(likesData.likes(pai, INLINE));
  if (!data || (data.itens.length === 0 && !data.ilegiveis)) return null;
  const total = pai.pai.totais.curtidas;
  const titulo = pai.lugar.tipo.curtidas?.quem ?? '';
  return (
    <>
      <UnstyledButton onClick={() => definirAberto(true)} aria-label={`${titulo} (${total})`}>
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
      {aberto && <CurtidasModal pai={pai} titulo={titulo} aoFechar={() => definirAberto(false)} />}
    </>
  );
}
