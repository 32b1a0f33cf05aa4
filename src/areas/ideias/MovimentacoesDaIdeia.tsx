/** History of movements: who moved the idea where, and why (part 2 §2). */
import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/Timeline.css';
import { Paper, Skeleton, Stack, Text, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComId } from '@/domain/fields';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideia';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { ErrorState } from '@/ui/ErrorState';
import { HtmlSeguro } from '@/ui/HtmlSeguro';
import { RelativeTime } from '@/ui/RelativeTime';
import { ideiasData } from './ideias.data';

function Lista({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const { data, error, isPending, refetch } = useQuery(ideiasData.movimentacoes(sessao, ideia.id));
  if (isPending) return <Skeleton h={80} />;
  if (error) {
    return (
      <ErrorState titulo="Erro ao buscar movimentações" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  }
  if (data.itens.length === 0) return <Text c="dimmed">Nenhuma movimentação encontrada!</Text>;
  return (
    <Timeline bulletSize={14} lineWidth={2}>
      {data.itens.map((movimentacao) => (
        <Timeline.Item key={movimentacao.id} title={APARENCIA_DO_STATUS[movimentacao.status].rotulo}>
          <Text size="xs" c="dimmed">
            {movimentacao.autorNome} · <RelativeTime valor={movimentacao.createdAt} />
          </Text>
          <HtmlSeguro formato="markdown">{movimentacao.observacoes}</HtmlSeguro>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

export function MovimentacoesDaIdeia({ ideia }: { ideia: ComId<Ideia> }) {
  if (ideia.publishedAt === null) return null;
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="movimentacoes">
      <Stack gap="sm">
        <Title order={2} size="h3" id="movimentacoes">
          Histórico de movimentações
        </Title>
        <Lista ideia={ideia} />
      </Stack>
    </Paper>
  );
}
