/** Challenge ranking, by coins: as decisions P4 says of ideas. */
import { Stack } from '@mantine/core';
import { RankingDePais } from '@/areas/pais/RankingDePais';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { desafiosData } from '../desafios.data';

export const RankingDeDesafiosPage = () => (
  <Stack gap="md">
    <Breadcrumbs itens={caminhoDaTela('/ranking-de-desafios')} />
    <RankingDePais listas={desafiosData} />
  </Stack>
);
