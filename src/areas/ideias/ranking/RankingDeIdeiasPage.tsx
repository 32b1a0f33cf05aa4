/** Idea ranking (decisions P4). */
import { Stack } from '@mantine/core';
import { RankingDePais } from '@/areas/pais/RankingDePais';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ideiasData } from '../ideias.data';

export const RankingDeIdeiasPage = () => (
  <Stack gap="md">
    <Breadcrumbs itens={caminhoDaTela('/ranking-de-ideias')} />
    <RankingDePais listas={ideiasData} />
  </Stack>
);
