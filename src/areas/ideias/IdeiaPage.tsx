/** Detail of an idea (part 2 §2): what it is, the conversation, and at the side what can be done with it. */
import '@mantine/core/styles/Grid.css';
import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { ComId } from '@/domain/fields';
import { codigoDoErro } from '@/domain/erros';
import type { Ideia } from '@/domain/ideia';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageSkeleton } from '@/ui/PageSkeleton';
import { Voltar } from '@/ui/Voltar';
import { Comentarios } from './Comentarios';
import { IdeiaCabecalho } from './IdeiaCabecalho';
import { ideiasData } from './ideias.data';
import { IdeiasRelacionadas } from './IdeiasRelacionadas';
import { InformacoesDaIdeia } from './InformacoesDaIdeia';
import { MovimentacaoBloco } from './MovimentacaoBloco';
import { MovimentacoesDaIdeia } from './MovimentacoesDaIdeia';
import { PatrocinioBloco } from './PatrocinioBloco';
import { PessoasDaIdeia } from './PessoasDaIdeia';

function Detalhe({ ideia }: { ideia: ComId<Ideia> }) {
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack gap="lg">
          <InformacoesDaIdeia ideia={ideia} />
          <Comentarios ideia={ideia} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Stack gap="lg">
          <PatrocinioBloco ideia={ideia} />
          <PessoasDaIdeia ideia={ideia} />
          <IdeiasRelacionadas ideia={ideia} />
          <MovimentacaoBloco ideia={ideia} />
          <MovimentacoesDaIdeia ideia={ideia} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

export function IdeiaPage() {
  const { ideiaId = '' } = useParams();
  const sessao = useSessaoAtiva();
  const { data: ideia, error, isPending, refetch } = useQuery(ideiasData.porId(sessao, ideiaId));

  if (isPending) return <PageSkeleton forma="detalhe" />;
  // A hidden idea and one that never existed look the same to who may not see it.
  const escondida = codigoDoErro(error) === 'permission-denied' || ideia === null || ideia?.deletedAt;
  if (escondida) {
    return (
      <EmptyState
        titulo="Nenhuma ideia encontrada!"
        texto="Ela pode ter sido removida, ou não foi compartilhada com você."
        acao={<Voltar />}
      />
    );
  }
  if (!ideia) {
    return <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={() => void refetch()} />;
  }
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={[{ rotulo: 'Ideias', para: '/ideias' }, { rotulo: ideia.titulo }]} />
      <IdeiaCabecalho ideia={ideia} />
      <Detalhe ideia={ideia} />
    </Stack>
  );
}
