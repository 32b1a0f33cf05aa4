/** How far the tactics of a play are: a bar, and the same in words. */
import { Stack, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { andamento, type Jogada } from '@/domain/incentivo/jogada';
import { STATUS_DA_TATICA } from '@/domain/incentivo/tatica-da-jogada';
import { plural } from '@/ui/texto/formatos';
import classes from './Incentivo.module.css';

export function Andamento({ jogada }: { jogada: Pick<Jogada, 'resumo'> }) {
  const { taticas, concluidas, movimentadas } = andamento(jogada);
  if (taticas === 0)
    return (
      <Text size="sm" c="dimmed">
        Nenhuma tática cadastrada
      </Text>
    );
  return (
    <Stack gap={4} w="100%">
      <div className={classes.barra} aria-hidden>
        {STATUS_DA_TATICA.map(({ cor }, status) =>
          status === 0 ? null : (
            <span
              key={cor}
              style={
                {
                  '--cor': `var(--mantine-color-${cor}-filled)`,
                  flex: `0 0 ${((jogada.resumo.porStatus[status] ?? 0) / taticas) * 100}%`,
                } as CSSProperties
              }
            />
          ),
        )}
      </div>
      <Text size="sm" c="dimmed">
        {plural(taticas, 'tática', 'táticas')}: {movimentadas} com movimentação, {concluidas}{' '}
        {concluidas === 1 ? 'concluída' : 'concluídas'}
      </Text>
    </Stack>
  );
}
