/** History of movements: who moved the parent where, and why (part 2 §2). */
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { LinhaDoTempo } from '@/ui/pagina/LinhaDoTempo';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { MOVIMENTACOES, movimentacoesData } from './movimentacoes.data';

function Lista({ pai }: { pai: PaiNaTela }) {
  const { aparencia } = pai.lugar.tipo;
  const { data, error, isPending, refetch } = useQuery(movimentacoesData.doPai(pai));
  if (isPending) return <Esqueleto altura={80} />;
  if (error) {
    return (
      <ErrorState titulo="Erro ao buscar movimentações" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  }
  if (data.itens.length === 0 && !data.ilegiveis)
    return <Text c="dimmed">Nenhuma movimentação encontrada!</Text>;
  return (
    <>
      <RegistrosIlegiveis quantos={data.ilegiveis} />
      <LinhaDoTempo
        itens={data.itens.map(({ id, status, autorNome, createdAt, observacoes, marcos }) => ({
          id,
          titulo: aparencia[status]?.rotulo ?? status,
          quem: autorNome,
          quando: createdAt,
          texto: observacoes,
          itens: marcos,
        }))}
      />
      {data.proxima && <Text c="dimmed">São as {MOVIMENTACOES} movimentações mais recentes.</Text>}
    </>
  );
}

export function HistoricoDeMovimentacoes({ pai }: { pai: PaiNaTela }) {
  if (!pai.pai.publicado) return null;
  return (
    <BlocoLateral titulo="Histórico de movimentações" recolhido>
      <Lista pai={pai} />
    </BlocoLateral>
  );
}
