/** Columns of the challenge table (part 2 §2): title with proposer, status or draft, category, coins, publication. */
import { StatusDoPai } from '@/areas/pais/StatusDoPai';
import type { ComId } from '@/domain/comum/campos';
import type { Desafio } from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { numero } from '@/ui/texto/formatos';
import { RelativeTime } from '@/ui/texto/RelativeTime';

export const COLUNAS_DE_DESAFIOS: readonly Coluna<ComId<Desafio>>[] = [
  {
    id: 'titulo',
    titulo: 'Título',
    ordenavel: 'texto',
    celula: ({ titulo, propositorNome }) => <DuasLinhas nome={titulo} sob={propositorNome} />,
  },
  {
    id: 'status',
    titulo: 'Status',
    sobOTitulo: true,
    celula: ({ status }) => <StatusDoPai tipo={DESAFIO} status={status} />,
    largura: '11rem',
  },
  {
    id: 'categoria',
    titulo: 'Categoria',
    somenteDesktop: true,
    celula: ({ categoriaNome }) => categoriaNome || '—',
    largura: '9.5rem',
  },
  {
    id: 'patrocinio',
    titulo: 'Patrocínio',
    numerica: true,
    ordenavel: 'numero',
    celula: ({ rankingByMoedas }) => numero(rankingByMoedas.totalMoedas),
    largura: '6.5rem',
  },
  {
    id: 'publicacao',
    titulo: 'Publicação',
    ordenavel: 'data',
    celula: ({ publishedAt }) => (publishedAt ? <RelativeTime valor={publishedAt} /> : '—'),
    largura: '6.5rem',
  },
];
