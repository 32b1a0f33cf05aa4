/** Columns of the idea table (part 2 §2): title with author, status or draft, sector, likes, coins, publication. */
import { Text } from '@mantine/core';
import type { ComId } from '@/domain/comum/campos';
import { type Ideia, publicada } from '@/domain/ideias/ideia';
import { numero } from '@/ui/texto/formatos';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { StatusDaIdeia } from '../StatusDaIdeia';

export const COLUNAS_DE_IDEIAS: readonly Coluna<ComId<Ideia>>[] = [
  {
    id: 'titulo',
    titulo: 'Título',
    ordenavel: 'texto',
    celula: ({ titulo, autorNome }) => <DuasLinhas nome={titulo} sob={autorNome} />,
  },
  {
    id: 'status',
    titulo: 'Status',
    sobOTitulo: true,
    // A draft's status would say the same once more.
    celula: (ideia) =>
      publicada(ideia) ? (
        <StatusDaIdeia status={ideia.status} />
      ) : (
        <StatusBadge cor="gray">Em Rascunho</StatusBadge>
      ),
    largura: '8.5rem',
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
    largura: '7.5rem',
  },
  {
    id: 'curtidas',
    titulo: 'Curtidas',
    numerica: true,
    celula: ({ rankingByLikes }) => numero(rankingByLikes.totalLikes),
    largura: '5rem',
  },
  {
    id: 'patrocinio',
    titulo: 'Patrocínio',
    numerica: true,
    ordenavel: 'numero',
    celula: ({ rankingByMoedas }) => numero(rankingByMoedas.totalMoedas),
    largura: '6rem',
  },
  {
    id: 'publicacao',
    titulo: 'Publicação',
    ordenavel: 'data',
    celula: (ideia) => (publicada(ideia) ? <RelativeTime valor={ideia.publishedAt} /> : '—'),
    largura: '6.5rem',
  },
];
