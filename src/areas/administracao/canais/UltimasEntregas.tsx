/** The last messages to the channels, newest first, and what became of each. */
import { Stack, Text, Title } from '@mantine/core';
import { APARENCIA_DA_ENTREGA, CANAIS, ROTULO_DO_EVENTO } from '@/domain/canais/canal';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { dataHora, plural } from '@/ui/texto/formatos';
import type { EntregaListada } from './canais.data';
import classes from './UltimasEntregas.module.css';

export function UltimasEntregas({ entregas }: { entregas: readonly EntregaListada[] }) {
  return (
    <section aria-labelledby="ultimas-entregas">
      <Stack gap="xs">
        <Title order={3} size="h5" id="ultimas-entregas">
          Últimas entregas
        </Title>
        {entregas.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nenhum aviso foi enviado nos últimos 30 dias.
          </Text>
        ) : (
          <ul className={classes.lista}>
            {entregas.map((entrega) => (
              <Entrega key={`${entrega.tipo}/${entrega.id}`} entrega={entrega} />
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}

function Entrega({
  entrega: { tipo, evento, estado, tentativas, resposta, em },
}: {
  entrega: EntregaListada;
}) {
  const { rotulo, cor } = APARENCIA_DA_ENTREGA[estado];
  return (
    <li className={classes.linha}>
      <div className={classes.oQue}>
        <Text size="sm" fw={600}>
          {ROTULO_DO_EVENTO[evento]}
        </Text>
        <Text size="xs" c="dimmed">
          {CANAIS[tipo].nome}, {dataHora(new Date(em))}
          {tentativas > 1 ? `, ${plural(tentativas, 'tentativa', 'tentativas')}` : ''}
        </Text>
        {resposta ? (
          <Text size="xs" c="dimmed">
            {resposta}
          </Text>
        ) : null}
      </div>
      <StatusBadge cor={cor}>{rotulo}</StatusBadge>
    </li>
  );
}
