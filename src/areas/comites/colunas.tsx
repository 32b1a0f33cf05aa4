/** Columns of the committee's tables: ideas to be looked at, and sessions of the past. */
import { Text } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import type { Comite } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/campos';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideias/ideia';
import { Avatares } from '@/ui/pessoas/Avatares';
import { data, fusoDito, horaEMinuto, numero } from '@/ui/texto/formatos';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { usePessoas } from './usePessoas';

export const colunasDeIdeias = (naPauta: (id: string) => boolean): readonly Coluna<ComId<Ideia>>[] => [
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
    celula: ({ id, status }) => {
      const { rotulo, cor } = APARENCIA_DO_STATUS[status];
      return (
        <>
          <StatusBadge cor={cor}>{rotulo}</StatusBadge>
          {naPauta(id) && (
            <Text size="xs" c="dimmed">
              <IconPin size={12} aria-hidden /> Na pauta
            </Text>
          )}
        </>
      );
    },
    largura: '11rem',
  },
  {
    id: 'patrocinio',
    titulo: 'Patrocínio',
    numerica: true,
    ordenavel: 'numero',
    somenteDesktop: true,
    celula: ({ rankingByMoedas }) => numero(rankingByMoedas.totalMoedas),
    largura: '7rem',
  },
  {
    id: 'publicacao',
    titulo: 'Publicação',
    ordenavel: 'data',
    celula: ({ publishedAt }) => <RelativeTime valor={publishedAt} />,
    largura: '7.5rem',
  },
];

function Presentes({ referencias }: { referencias: readonly string[] }) {
  return <Avatares pessoas={usePessoas(referencias)} maximo={4} />;
}

/** 'das 10:02 às 11:40'; with the day when it ended on another. */
function horario({ startedAt, endedAt }: Comite): string {
  if (!endedAt) return `desde ${horaEMinuto(startedAt)}${fusoDito(startedAt)}`;
  const mesmoDia = data(startedAt) === data(endedAt);
  const dia = mesmoDia ? '' : ` de ${data(endedAt)}`;
  return `das ${horaEMinuto(startedAt)} às ${horaEMinuto(endedAt)}${dia}${fusoDito(endedAt)}`;
}

export const COLUNAS_DO_HISTORICO: readonly Coluna<ComId<Comite>>[] = [
  {
    id: 'comite',
    titulo: 'Comitê',
    celula: (comite) => `Comitê nº ${comite.numero} · ${data(comite.startedAt)}`,
  },
  { id: 'horario', titulo: 'Horário', celula: horario, largura: '14rem' },
  {
    id: 'pauta',
    titulo: 'Ideias na pauta',
    numerica: true,
    somenteDesktop: true,
    celula: ({ ideiasReferences }) => numero(ideiasReferences.length),
    largura: '9rem',
  },
  {
    id: 'presentes',
    titulo: 'Presentes',
    celula: ({ presentesReferences }) => <Presentes referencias={presentesReferences} />,
    largura: '11rem',
  },
];
