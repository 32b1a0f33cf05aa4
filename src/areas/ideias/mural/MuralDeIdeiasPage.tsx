/** 'Mural de ideias' (decisions P3). */
import { Group, Stack, Title } from '@mantine/core';
import { MuralDePais } from '@/areas/pais/MuralDePais';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ideiasData } from '../ideias.data';
import { VistasDasIdeias } from '../lista/VistasDasIdeias';

export const MuralDeIdeiasPage = () => (
  <Stack gap="md">
    <Breadcrumbs itens={caminhoDaTela('/ideias-de-inovacao')} />
    <Group justify="space-between" gap="sm">
      <Title order={1}>{nomeDaTela('/ideias-de-inovacao')}</Title>
      <VistasDasIdeias />
    </Group>
    <MuralDePais listas={ideiasData} />
  </Stack>
);
