/** A tactic on the board: its link by number, names and colour, and what can be done with it. */
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { TaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { data } from '@/ui/texto/formatos';
import { nomesDosVinculos } from './vinculos';
import classes from '../Incentivo.module.css';

interface Props {
  tatica: ComId<TaticaDaJogada>;
  /** All of the play: links name others. */
  taticas: readonly ComId<TaticaDaJogada>[];
  /** undefined: it cannot be selected. */
  marcada: boolean | undefined;
  aoMarcar: () => void;
  aoMovimentar: (() => void) | undefined;
  aoDesvincular: (() => void) | undefined;
}

export function CartaoDaTatica({ tatica, taticas, marcada, aoMarcar, aoMovimentar, aoDesvincular }: Props) {
  const id = useId();
  const { nome, descricao, tipo, movimentadaEm, numeroDoVinculo, corVinculos } = tatica;
  const cor = corVinculos
    ? { borderInlineStart: `4px solid var(--mantine-color-${corVinculos}-6)` }
    : undefined;
  return (
    <Paper withBorder p="sm" component="article" aria-labelledby={id} style={cor}>
      <Stack gap="xs" className={classes.texto}>
        {marcada === undefined ? (
          <Text fw={600} id={id}>
            {nome}
          </Text>
        ) : (
          <Checkbox
            checked={marcada}
            onChange={aoMarcar}
            aria-label={`Marcar ${nome}`}
            label={
              <Text fw={600} id={id} span>
                {nome}
              </Text>
            }
          />
        )}
        <Text size="sm">{descricao}</Text>
        <Text size="xs" c="dimmed">
          {[tipo, movimentadaEm && `movimentada em ${data(movimentadaEm)}`].filter(Boolean).join(' · ')}
        </Text>
        {numeroDoVinculo > 0 && (
          <Text size="sm">
            <strong>Vínculo {numeroDoVinculo}</strong>: com {nomesDosVinculos(tatica, taticas)}
          </Text>
        )}
        <Group gap="xs">
          {aoMovimentar && (
            <Button size="xs" variant="default" aria-label={`Movimentar ${nome}`} onClick={aoMovimentar}>
              Movimentar
            </Button>
          )}
          {aoDesvincular && (
            <Button
              size="xs"
              variant="subtle"
              aria-label={`Desfazer o vínculo ${numeroDoVinculo} de ${nome}`}
              onClick={aoDesvincular}
            >
              Desvincular
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
