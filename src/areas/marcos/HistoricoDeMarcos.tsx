/** 'Histórico de marcos' (part 2 §2): from the same reading as the blocks, so it costs nothing more. */
import '@mantine/core/styles/Timeline.css';
import { Button, Text, Timeline } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { truncar } from '@/ui/texto/truncar';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { acontecimentos } from './historico';
import { marcosData } from './marcos.data';
import type { PaiDosMarcos } from './pai';

/** Entries shown before 'Ver mais'. */
const PRIMEIROS = 6;

export function HistoricoDeMarcos({ pai }: { pai: PaiDosMarcos }) {
  const { data } = useInfiniteQuery(marcosData.doPai(useSessaoAtiva(), pai));
  const [todos, definirTodos] = useState(false);
  const historia = acontecimentos(data?.pages.flatMap(({ itens }) => itens) ?? []);
  // While it loads, fails or is empty, the blocks above say so.
  if (historia.length === 0) return null;
  return (
    <BlocoLateral titulo="Histórico de marcos" recolhido>
      <Timeline bulletSize={14} lineWidth={2}>
        {historia.slice(0, todos ? historia.length : PRIMEIROS).map(({ id, titulo, quando, acoes }) => (
          <Timeline.Item key={id} title={titulo}>
            <Text size="xs" c="dimmed">
              <RelativeTime valor={quando} />
            </Text>
            <Text size="sm">{truncar(acoes, 100)}</Text>
          </Timeline.Item>
        ))}
      </Timeline>
      {historia.length > PRIMEIROS && (
        <Button variant="subtle" size="xs" onClick={() => definirTodos(!todos)}>
          {todos ? 'Ver menos' : 'Ver mais'}
        </Button>
      )}
    </BlocoLateral>
  );
}
