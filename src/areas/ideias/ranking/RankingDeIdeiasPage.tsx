/** Idea ranking (decisions P4). */
import { Stack } from '@mantine/core';
import { RankingDePais } from '@/areas/pais/RankingDePais';
import { para } from '@/domain/telas/enderecos';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ideiasData } from '../ideias.data';

export const RankingDeIdeiasPage = () => (
  <Stack gap="md">
    <Breadcrumbs itens={[{ rotulo: 'Ideias', para: para('/ideias') }, { rotulo: 'Ranking de ideias' }]} />
    <RankingDePais listas={ideiasData} />
  </Stack>
);
