/** The tactics of a form: each can be changed or taken away. What is taken away goes when the form is saved. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { MAXIMO_DE_TATICAS } from '@/domain/incentivo/tatica';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { plural } from '@/ui/texto/formatos';
import type { TaticaNaTela } from './taticasNaTela';

const TaticaModal = aoAbrir(() => import('./TaticaModal').then((m) => m.TaticaModal));

interface Props<N extends TaticaNaTela> {
  taticas: readonly N[];
  aoMudar: (taticas: N[]) => void;
  nova: () => N;
  vazio: string;
  /** Why a tactic cannot be taken away; undefined when it can. */
  fixa?: (tatica: N) => string | undefined;
  /** Beside 'Adicionar tática'. */
  outrasAcoes?: ReactNode;
  /** The dialog stands beside the form, not in it: a form in a form would send both. */
  children: (lista: ReactNode, dialogo: ReactNode) => ReactNode;
}

export function ListaDeTaticas<N extends TaticaNaTela>(props: Props<N>) {
  const { taticas, aoMudar, nova, vazio, fixa, outrasAcoes, children } = props;
  const [aberta, abrir] = useState<N>();
  const editando = taticas.find(({ id }) => id === aberta?.id);
  const cheia = taticas.length >= MAXIMO_DE_TATICAS;
  const lista = (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {taticas.length > 0 ? plural(taticas.length, 'tática', 'táticas') : vazio}
        </Text>
        <Group gap="xs">
          {outrasAcoes}
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={cheia}
            onClick={() => abrir(nova())}
          >
            Adicionar tática
          </Button>
        </Group>
      </Group>
      {cheia && <Text size="sm">Chegou ao máximo de {MAXIMO_DE_TATICAS} táticas.</Text>}
      {taticas.map((tatica) => (
        <Paper key={tatica.id} withBorder p="sm" component="article" aria-label={tatica.nome}>
          <Group justify="space-between" align="flex-start" gap="xs">
            <Stack gap={2} flex="1 1 260px" style={{ overflowWrap: 'anywhere' }}>
              <Text fw={600}>{tatica.nome}</Text>
              <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                {tatica.descricao}
              </Text>
              {fixa?.(tatica) ? (
                <Text size="sm" c="dimmed">
                  {fixa(tatica)}
                </Text>
              ) : null}
            </Stack>
            <Group gap="xs">
              <Button
                variant="default"
                size="xs"
                aria-label={`Editar ${tatica.nome}`}
                onClick={() => abrir(tatica)}
              >
                Editar
              </Button>
              {fixa?.(tatica) ? null : (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  aria-label={`Excluir ${tatica.nome}`}
                  onClick={() => aoMudar(taticas.filter(({ id }) => id !== tatica.id))}
                >
                  Excluir
                </Button>
              )}
            </Group>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
  const dialogo = aberta ? (
    <TaticaModal
      tatica={editando}
      aoFechar={() => abrir(undefined)}
      aoSalvar={(form) =>
        aoMudar(
          editando
            ? taticas.map((tatica) => (tatica.id === editando.id ? { ...tatica, ...form } : tatica))
            : [...taticas, { ...aberta, ...form }],
        )
      }
    />
  ) : null;
  return children(lista, dialogo);
}
