/** History of movements: who moved the idea where, and why (part 2 §2). */
import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/fields';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { LinhaDoTempo } from '@/ui/pagina/LinhaDoTempo';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { ideiasData, MOVIMENTACOES } from '../ideias.data';

function Lista({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const { data, error, isPending, refetch } = useQuery(ideiasData.movimentacoes(sessao, ideia.id));
  if (isPending) return <Skeleton h={80} />;
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
          titulo: APARENCIA_DO_STATUS[status].rotulo,
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

export function MovimentacoesDaIdeia({ ideia }: { ideia: ComId<Ideia> }) {
  if (ideia.publishedAt === null) return null;
  return (
    <BlocoLateral titulo="Histórico de movimentações" recolhido>
      <Lista ideia={ideia} />
    </BlocoLateral>
  );
}
