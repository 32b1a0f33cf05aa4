/** How far the tactics of a play are: a bar, and the same in words. */
import { Stack, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { andamento, type Jogada } from '@/domain/incentivo/jogada';
import { STATUS_DA_TATICA } from '@/domain/incentivo/tatica-da-jogada';
import { plural } from '@/ui/texto/formatos';
import classes from './Incentivo.module.css';

/** One that nobody has begun has no bar: an empty one would say that something stands still. */
export function Andamento({ jogada }: { jogada: Pick<Jogada, 'resumo' | 'implementada'> }) {
  const { taticas, concluidas, movimentadas } = andamento(jogada);
  if (taticas === 0)
    return (
      <Text size="sm" c="dimmed">
        Nenhuma tática cadastrada
      </Text>
    );
  const quantas = plural(taticas, 'tática', 'táticas');
  if (movimentadas === 0)
    return (
      <Text size="sm" c="dimmed">
        {quantas}
        {jogada.implementada && ', nenhuma com movimentação'}
      </Text>
    );
  const prontas = concluidas > 0 && `, ${plural(concluidas, 'concluída', 'concluídas')}`;
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
        {quantas}: {movimentadas} com movimentação{prontas}
      </Text>
    </Stack>
  );
}
