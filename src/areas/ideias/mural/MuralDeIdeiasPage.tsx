/** 'Mural de ideias' (decisions P3). */
import { Stack, Title } from '@mantine/core';
import { MuralDePais } from '@/areas/pais/MuralDePais';
import { para } from '@/domain/telas/enderecos';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ideiasData } from '../ideias.data';

export const MuralDeIdeiasPage = () => (
  <Stack gap="md">
    <Breadcrumbs itens={[{ rotulo: 'Ideias', para: para('/ideias') }, { rotulo: 'Mural de ideias' }]} />
    <Title order={1}>Mural de ideias</Title>
    <MuralDePais listas={ideiasData} />
  </Stack>
);
