import '@mantine/core/styles/Timeline.css';
import { Text, Timeline } from '@mantine/core';
import type { ReactNode } from 'react';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';
import { RelativeTime } from '@/ui/texto/RelativeTime';

export interface Acontecimento {
  id: string;
  titulo: ReactNode;
  /** Who did it. */
  quem: string;
  quando: Date;
  /** Markdown of the person who did it. */
  texto?: string;
  /** Further lines, such as the milestones of a movement. */
  itens?: readonly string[];
}

/** What happened, one after the other: movements of an idea or a challenge, steps of a session. */
export function LinhaDoTempo({ itens }: { itens: readonly Acontecimento[] }) {
  return (
    <Timeline bulletSize={14} lineWidth={2}>
      {itens.map(({ id, titulo, quem, quando, texto, itens: linhas = [] }) => (
        <Timeline.Item key={id} title={titulo}>
          <Text size="xs" c="dimmed">
            {quem} · <RelativeTime valor={quando} />
          </Text>
          {texto ? <HtmlSeguro formato="markdown">{texto}</HtmlSeguro> : null}
          {linhas.length > 0 ? (
            <ul>
              {linhas.map((linha) => (
                <li key={linha}>{linha}</li>
              ))}
            </ul>
          ) : null}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
