/** Columns of the idea table (part 2 §2): title with status, sector, coins, published or draft. */
import { Group, Stack, Text } from '@mantine/core';
import type { ComId } from '@/domain/comum/fields';
import { type Ideia, publicada } from '@/domain/ideias/ideia';
import { numero } from '@/ui/texto/formatos';
import type { Coluna } from '@/ui/lista/lista';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { StatusDaIdeia } from '../StatusDaIdeia';

export const COLUNAS_DE_IDEIAS: readonly Coluna<ComId<Ideia>>[] = [
  {
    id: 'titulo',
    titulo: 'Título',
    ordenavel: 'texto',
    celula: ({ titulo, status }) => (
      <Stack gap={4} align="flex-start">
        <Text span inherit lineClamp={2} title={titulo}>
          {titulo}
        </Text>
        <StatusDaIdeia status={status} />
      </Stack>
    ),
  },
  {
    id: 'setores',
    titulo: 'Setor',
    somenteDesktop: true,
    celula: ({ setores }) => (
      <Text span inherit lineClamp={2} title={setores.join(', ')}>
        {setores.join(', ')}
      </Text>
    ),
    largura: '13rem',
  },
  {
    id: 'patrocinio',
    titulo: 'Patrocínio',
    numerica: true,
    ordenavel: 'numero',
    celula: ({ rankingByMoedas }) => numero(rankingByMoedas.totalMoedas),
    largura: '7rem',
  },
  {
    id: 'publicacao',
    titulo: 'Publicação',
    ordenavel: 'data',
    celula: (ideia) =>
      publicada(ideia) ? (
        <Group gap={6}>
          <StatusBadge cor="teal">Publicado</StatusBadge>
          <Text span size="sm" c="dimmed">
            <RelativeTime valor={ideia.publishedAt} />
          </Text>
        </Group>
      ) : (
        <StatusBadge cor="gray">Em Rascunho</StatusBadge>
      ),
    largura: '14rem',
  },
];
