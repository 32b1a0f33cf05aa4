/** Each time that a sheet was opened again, the last first. */
import { Group, Stack, Text, Title } from '@mantine/core';
import type * as z from 'zod/mini';
import { NomeDaPessoa } from '@/areas/cadastro/NomeDaPessoa';
import type { ver } from '@/domain/contratos/respostas';
import { dataHora } from '@/ui/texto/formatos';

type Lista = z.infer<typeof ver.saida>['reaberturas'];

export function Reaberturas({ lista }: { lista: Lista }) {
  if (lista.length === 0) return null;
  return (
    <Stack component="section" gap="xs" maw="46rem" aria-label="Reaberturas">
      <Title order={2} size="h4">
        Reaberturas
      </Title>
      {lista.toReversed().map(({ em, por, motivo, finalizadoEm }) => (
        <div key={em}>
          <Group gap={4} wrap="nowrap">
            <Text size="sm" c="dimmed" style={{ flex: 'none' }}>
              {dataHora(new Date(em))}
              {por ? ', por' : ''}
            </Text>
            {por ? <NomeDaPessoa uid={por} /> : null}
          </Group>
          <Text style={{ overflowWrap: 'anywhere' }}>{motivo}</Text>
          <Text size="sm" c="dimmed">
            {finalizadoEm
              ? `Tinham sido finalizadas em ${dataHora(new Date(finalizadoEm))}.`
              : 'Não estavam finalizadas: a fase da empresa as tinha fechado.'}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
