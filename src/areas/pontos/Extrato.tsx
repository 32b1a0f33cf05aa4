/** Every movement of one's own wallet under a rule, newest first, paged on the server. */
import { Text } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { TipoDePai } from '@/domain/pai/pai';
import { type LinhaDoExtrato, ROTULO_DO_EXTRATO } from '@/domain/pontos/extrato';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useLista } from '@/firebase/dados/usePagina';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import { dataHora, plural } from '@/ui/texto/formatos';
import { maiuscula } from '@/domain/comum/maiuscula';
import type { Coluna } from '@/ui/lista/lista';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { moedasData } from './moedas.data';

function Moedas({ moedas }: { moedas: number }) {
  const ganhou = moedas > 0;
  const Icone = ganhou ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <Text span inherit fw={600} c={ganhou ? 'green' : undefined} style={{ whiteSpace: 'nowrap' }}>
      <Icone size={14} aria-hidden /> {ganhou ? '+' : '−'}
      {plural(Math.abs(moedas), 'moeda', 'moedas')}
    </Text>
  );
}

const colunasDe = ({ nome: { singular } }: TipoDePai): readonly Coluna<ComId<LinhaDoExtrato>>[] => [
  {
    id: 'pai',
    titulo: maiuscula(singular),
    celula: ({ pai }) => pai.titulo,
  },
  {
    id: 'movimento',
    titulo: 'Movimentação',
    celula: ({ tipo }) => ROTULO_DO_EXTRATO[tipo],
    largura: '13rem',
  },
  { id: 'data', titulo: 'Data', celula: ({ createdAt }) => dataHora(createdAt), largura: '12rem' },
  {
    id: 'moedas',
    titulo: 'Moedas',
    numerica: true,
    celula: ({ moedas }) => <Moedas moedas={moedas} />,
    largura: '9rem',
  },
];

interface Props {
  /** Kind of what the coins were given to. */
  tipo: TipoDePai;
  regulamentoId: string;
}

export function Extrato({ tipo, regulamentoId }: Props) {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista();
  const colunas = useMemo(() => colunasDe(tipo), [tipo]);
  const lista = moedasData.extrato(sessao, tipo, regulamentoId, estado.porPagina);
  const consulta = useLista(lista, estado.pagina);
  return (
    <CorpoDaLista
      titulo="Extrato"
      colunas={colunas}
      consulta={consulta}
      estado={estado}
      tituloDoErro="Erro ao buscar o extrato"
      para={({ pai }) => tipo.endereco(pai.id)}
      nomeDoItem={({ pai }) => pai.titulo}
      vazio={{
        titulo: 'Nenhuma movimentação encontrada!',
        texto: `As moedas que você der a ${tipo.nome.plural}, retirar ou receber de volta aparecem aqui.`,
      }}
    />
  );
}
