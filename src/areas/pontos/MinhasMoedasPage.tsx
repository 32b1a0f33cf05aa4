/** 'Minhas moedas': one's own wallets and, per rule, the statement with every movement (decisions I5, I6). */
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { CarteirasAtivas } from './CarteirasAtivas';
import { EscolhaDoRegulamento } from './EscolhaDoRegulamento';
import { Extrato } from './Extrato';

export function MinhasMoedasPage() {
  const sessao = useSessaoAtiva();
  const [parametros] = useSearchParams();
  const [aoAbrir] = useState(() => new Date());
  const { data: regulamentos, error, isPending, refetch } = useQuery(regulamentosData.todos(sessao));
  const comecados = regulamentos?.filter(({ dataInicial }) => dataInicial <= aoAbrir) ?? [];
  const escolhido = comecados.find(({ id }) => id === parametros.get('regulamento')) ?? comecados[0];
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={[{ rotulo: 'Minhas moedas' }]} />
      <Title order={1}>Minhas moedas</Title>
      <CarteirasAtivas />
      {isPending && <PageSkeleton forma="lista" />}
      {error && (
        <ErrorState titulo="Erro ao buscar regulamentos" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {escolhido && (
        <Stack gap="sm" component="section" aria-labelledby="extrato">
          <Title order={2} size="h3" id="extrato">
            Extrato
          </Title>
          <EscolhaDoRegulamento regulamentos={comecados} escolhido={escolhido.id} />
          <Extrato key={escolhido.id} tipo={IDEIA} regulamentoId={escolhido.id} />
        </Stack>
      )}
    </Stack>
  );
}
