import { Text, Timeline } from '@mantine/core';
import '@mantine/core/styles/Timeline.css';
import type { Fase } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import { dataHora } from '@/ui/texto/formatos';

interface Props {
  projeto: { fases: readonly Fase[] };
  historico: readonly { status: number; em: Date }[];
}

/** The phases a company went through in a project, the last first. */
export function HistoricoDasFases({ projeto, historico }: Props) {
  return (
    <Timeline bulletSize={14} lineWidth={2} aria-label="Fases por que a empresa passou">
      {historico.toReversed().map(({ status, em }) => (
        <Timeline.Item key={em.getTime()} title={tituloDaFase(projeto, status)}>
          <Text size="xs" c="dimmed">
            {dataHora(em)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
