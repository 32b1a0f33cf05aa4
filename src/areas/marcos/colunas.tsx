/** Columns of the activities: what and for which idea, state, who, until when. */
import { Text } from '@mantine/core';
import type { Atividade } from '@/domain/marcos/atividade';
import type { ComId } from '@/domain/comum/campos';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { nomesEmPalavras } from '@/ui/texto/nomesEmPalavras';
import { Prazo } from './Prazo';
import { SituacaoDaAtividade } from './SituacaoDaAtividade';

export const COLUNAS_DE_ATIVIDADES: readonly Coluna<ComId<Atividade>>[] = [
  {
    id: 'acoes',
    titulo: 'Atividade',
    celula: ({ acoes, paiTitulo }) => <DuasLinhas nome={acoes} sob={paiTitulo} />,
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    sobOTitulo: true,
    celula: (atividade) => <SituacaoDaAtividade marco={atividade} />,
    largura: '9rem',
  },
  {
    id: 'responsaveis',
    titulo: 'Responsáveis',
    celula: ({ nomes }) => (
      <Text span inherit lineClamp={2} title={nomes.join(', ')}>
        {nomesEmPalavras(nomes)}
      </Text>
    ),
    largura: '13rem',
  },
  {
    id: 'dataPrazo',
    titulo: 'Prazo',
    ordenavel: 'data',
    celula: ({ dataPrazo, concluida }) => <Prazo valor={dataPrazo} concluido={concluida} />,
    largura: '11.5rem',
  },
];
