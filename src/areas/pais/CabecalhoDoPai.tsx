/** Top of a parent's page: title, badges, who proposes it and since when, and the acts its reader has. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TipoDePai } from '@/domain/pai/pai';

interface Props {
  tipo: Pick<TipoDePai, 'nome'>;
  titulo: string;
  selos: ReactNode;
  /** Who and since when, one line. */
  deQuem: ReactNode;
  /** Below that line. */
  children?: ReactNode;
  /** Before the buttons that follow. */
  acoes?: ReactNode;
  /** Absent for people who may not change it. */
  aoEditar?: (() => void) | undefined;
  /** Absent once it is published, or for people who may not. */
  publicar?: { publicando: boolean; aoPublicar: () => void } | undefined;
}

export const CabecalhoDoPai = ({
  tipo,
  titulo,
  selos,
  deQuem,
  children,
  acoes,
  aoEditar,
  publicar,
}: Props) => (
  <Group justify="space-between" align="flex-start" gap="md">
    <Stack gap={6} miw={0} flex="1 1 320px">
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        {titulo}
      </Title>
      <Group gap="xs">{selos}</Group>
      <Text size="sm" c="dimmed">
        {deQuem}
      </Text>
      {children}
    </Stack>
    <Group gap="xs">
      {acoes}
      {aoEditar && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={aoEditar}>
          Editar
        </Button>
      )}
      {publicar && (
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          loading={publicar.publicando}
          onClick={publicar.aoPublicar}
        >
          Publicar {tipo.nome.singular}
        </Button>
      )}
    </Group>
  </Group>
);
