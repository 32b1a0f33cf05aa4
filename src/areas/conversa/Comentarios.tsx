/** A conversation: newest or oldest first, three at a time, with replies (part 2 §2 and §9). For ideas and challenges. */
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Button, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { ComentarioEmDestaque } from './ComentarioEmDestaque';
import { ComentarioForm } from './ComentarioForm';
import { ComentarioItem } from './ComentarioItem';
import { comentariosData, type OrdemDosComentarios } from './comentarios.data';
import type { Conversa } from './conversa';

const ORDENS = [
  { value: 'desc', label: 'Últimos comentários' },
  { value: 'asc', label: 'Primeiros comentários' },
] as const;

function Lista({ conversa, ordem }: { conversa: Conversa; ordem: OrdemDosComentarios }) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(comentariosData.lista(conversa, ordem));
  if (isPending) return <Esqueleto altura={120} />;
  if (error) {
    return (
      <ErrorState titulo="Erro ao buscar comentários" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  }
  const comentarios = data.pages.flatMap(({ itens }) => itens);
  const ilegiveis = ilegiveisEm(data.pages);
  if (comentarios.length === 0 && ilegiveis === 0) {
    return (
      <div>
        <Text fw={600}>Nenhum comentário encontrado</Text>
        {conversa.podeComentar && <Text c="dimmed">Seja o primeiro a comentar!</Text>}
      </div>
    );
  }
  return (
    <Stack gap="md">
      <RegistrosIlegiveis quantos={ilegiveis} />
      {comentarios.map((comentario) => (
        <ComentarioItem key={comentario.id} conversa={conversa} comentario={comentario} />
      ))}
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais comentários
        </Button>
      )}
    </Stack>
  );
}

export function Comentarios({ conversa }: { conversa: Conversa }) {
  const [ordem, definirOrdem] = useState<OrdemDosComentarios>('desc');
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="comentarios">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3" id="comentarios">
            Comentários
          </Title>
          <SegmentedControl
            size="xs"
            maw="100%"
            // As wide as its words each: equal halves would break the longer label beside free space.
            styles={{ control: { flex: '1 1 auto' }, label: { whiteSpace: 'normal' } }}
            aria-label="Ordem dos comentários"
            data={[...ORDENS]}
            value={ordem}
            onChange={definirOrdem}
          />
        </Group>
        {conversa.podeComentar ? <ComentarioForm conversa={conversa} /> : null}
        {conversa.fechada && <Text c="dimmed">{conversa.fechada}</Text>}
        <ComentarioEmDestaque conversa={conversa} />
        <Lista conversa={conversa} ordem={ordem} />
      </Stack>
    </Paper>
  );
}
