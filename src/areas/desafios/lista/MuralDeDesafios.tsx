/** The board of challenges, beside their table. */
import { Group, Stack, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import type { Movendo } from '@/areas/pais/mover';
import { MuralQueMove } from '@/areas/pais/MuralQueMove';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { desafiosData } from '../desafios.data';
import { VistasDosDesafios } from './VistasDosDesafios';

/** It shares its address with the table, whose name that is. */
const NOME = 'Mural de desafios';

export const MuralDeDesafios = ({ mover }: { mover: ComponentType<Movendo> }) => (
  <Stack gap="md">
    <Breadcrumbs itens={caminhoDaTela('/desafios', NOME)} />
    <Group justify="space-between" gap="sm">
      <Title order={1}>{NOME}</Title>
      <VistasDosDesafios />
    </Group>
    <MuralQueMove listas={desafiosData} mover={mover} />
  </Stack>
);
