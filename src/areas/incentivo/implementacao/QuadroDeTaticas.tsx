/** Board of the tactics of a play, in columns by the status of their last movement (part 2 §4). Buttons, no dragging. */
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Jogada } from '@/domain/incentivo/jogada';
import { STATUS_DA_TATICA, type TaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { plural } from '@/ui/texto/formatos';
import classes from '../Incentivo.module.css';
import { CartaoDaTatica } from './CartaoDaTatica';
import { implementacaoData } from './implementacao.data';

const MovimentacaoModal = aoAbrir(() => import('./MovimentacaoModal').then((m) => m.MovimentacaoModal));

interface Props {
  jogada: ComId<Jogada>;
  taticas: readonly ComId<TaticaDaJogada>[];
  podeMovimentar: boolean;
  podeVincular: boolean;
}

export function QuadroDeTaticas({ jogada, taticas, podeMovimentar, podeVincular }: Props) {
  const sessao = useSessaoAtiva();
  const [movendo, mover] = useState<ComId<TaticaDaJogada>>();
  const [marcadas, marcar] = useState<ReadonlySet<string>>(new Set());
  const vincular = useMutation(implementacaoData.vincular(sessao));
  const desvincular = useMutation(implementacaoData.desvincular(sessao));
  // Of those selected, only tactics without a link count (part 2 §4).
  const livres = taticas.filter(({ id, numeroDoVinculo }) => marcadas.has(id) && numeroDoVinculo === 0);
  const alternar = (id: string, sim: boolean) =>
    marcar((atuais) => new Set([...[...atuais].filter((uma) => uma !== id), ...(sim ? [id] : [])]));
  if (taticas.length === 0)
    return (
      <EmptyState
        titulo="Nenhuma tática cadastrada"
        texto="Edite a jogada para lhe dar táticas: são elas que se movimentam."
      />
    );
  return (
    <Stack gap="sm" component="section" aria-label="Táticas por status">
      <Group justify="space-between" gap="sm">
        <Title order={2}>Táticas</Title>
        {podeVincular && taticas.length > 1 && (
          <Group gap="xs">
            <Text size="sm" c="dimmed" role="status">
              {livres.length > 0
                ? plural(livres.length, 'tática sem vínculo marcada', 'táticas sem vínculo marcadas')
                : 'Marque as táticas que andam juntas'}
            </Text>
            <Button
              variant="default"
              disabled={livres.length < 2}
              loading={vincular.isPending}
              onClick={() =>
                vincular.mutate(
                  { jogada, taticas: livres },
                  // Those marked while the answer came stay marked.
                  { onSuccess: () => livres.forEach(({ id }) => alternar(id, false)) },
                )
              }
            >
              Vincular táticas
            </Button>
          </Group>
        )}
      </Group>
      {/* Wider than a phone also while its columns are empty: the keyboard scrolls it. */}
      <Box className={classes.quadro} role="group" aria-label="Colunas por status" tabIndex={0}>
        {STATUS_DA_TATICA.map(({ rotulo }, status) => {
          const daColuna = taticas.filter((tatica) => tatica.status === status);
          return (
            <Stack key={rotulo} component="section" aria-label={rotulo} gap="sm">
              <Group justify="space-between">
                <Title order={3} size="h5">
                  {rotulo}
                </Title>
                <Text span size="sm" c="dimmed">
                  {daColuna.length}
                </Text>
              </Group>
              {daColuna.map((tatica) => (
                <CartaoDaTatica
                  key={tatica.id}
                  tatica={tatica}
                  taticas={taticas}
                  marcada={podeVincular && tatica.numeroDoVinculo === 0 ? marcadas.has(tatica.id) : undefined}
                  aoMarcar={() => alternar(tatica.id, !marcadas.has(tatica.id))}
                  aoMovimentar={podeMovimentar ? () => mover(tatica) : undefined}
                  aoDesvincular={
                    podeVincular && tatica.numeroDoVinculo > 0 && !desvincular.isPending
                      ? () =>
                          desvincular.mutate(
                            taticas.filter(
                              ({ numeroDoVinculo }) => numeroDoVinculo === tatica.numeroDoVinculo,
                            ),
                          )
                      : undefined
                  }
                />
              ))}
            </Stack>
          );
        })}
      </Box>
      {movendo && <MovimentacaoModal tatica={movendo} aoFechar={() => mover(undefined)} />}
    </Stack>
  );
}
