/** 'Mural de ideias' (decisions P3). */
import { Group, Stack, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import type { Movendo } from '@/areas/pais/mover';
import { MuralQueMove } from '@/areas/pais/MuralQueMove';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ideiasData } from '../ideias.data';
import { VistasDasIdeias } from '../lista/VistasDasIdeias';

export const MuralDeIdeiasPage = ({ mover }: { mover: ComponentType<Movendo> }) => (
  <Stack gap="md">
    <Breadcrumbs itens={caminhoDaTela('/ideias-de-inovacao')} />
    <Group justify="space-between" gap="sm">
      <Title order={1}>{nomeDaTela('/ideias-de-inovacao')}</Title>
      <VistasDasIdeias />
    </Group>
    <MuralQueMove listas={ideiasData} mover={mover} />
  </Stack>
);
