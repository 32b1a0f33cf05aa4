import { Alert, Button, Stack, Title } from '@mantine/core';
import { AcessoNegado } from '@/ui/pagina/AcessoNegado';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';

export function Estados() {
  return (
    <Stack>
      <Title order={1}>Estados</Title>
      <ErrorState
        titulo="Erro ao buscar ideias"
        erro={new Error('Permissão negada')}
        aoTentarDeNovo={() => {}}
      />
      <Alert title="Informação">As inscrições terminam amanhã, 18h (horário de Brasília).</Alert>
      <Alert color="yellow" title="Atenção">
        As inscrições terminam amanhã.
      </Alert>
      <Alert color="green" title="Pronto">
        Sua ideia foi publicada.
      </Alert>
      <EmptyState
        titulo="Nenhuma ideia cadastrada"
        texto="As ideias da sua empresa aparecem aqui. Comece contando o problema que você vê."
        acao={<Button>Adicionar ideia</Button>}
      />
      <AcessoNegado />
      <PageSkeleton forma="painel" />
      <PageSkeleton forma="detalhe" />
    </Stack>
  );
}
