/** `/comunicados`: what administrators told the company, and the form of today's (decisions P446). */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import { type Comunicado, JA_SAIU, paraQuem } from '@/domain/notificacoes/comunicado';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { data as dataEscrita } from '@/ui/texto/formatos';
import { comunicadosData } from './comunicados.data';

const ComunicadoFormModal = aoAbrir(() => import('./ComunicadoFormModal').then((m) => m.ComunicadoFormModal));

function Um({ comunicado }: { comunicado: ComId<Comunicado> }) {
  const sessao = useSessaoAtiva();
  const { titulo, texto, createdAt, createdBy } = comunicado;
  const { data: autor } = useQuery(
    pessoasData.porReferencia(sessao, caminhos.colaborador(sessao.contexto, createdBy)),
  );
  return (
    <Paper withBorder p="md" component="article" aria-label={titulo}>
      <Stack gap={6}>
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {titulo}
        </Title>
        <Text size="sm" c="dimmed">
          {[dataEscrita(createdAt), autor?.nome, `Para: ${paraQuem(comunicado)}`].filter(Boolean).join(' · ')}
        </Text>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{texto}</Text>
      </Stack>
    </Paper>
  );
}

export function ComunicadosPage() {
  const sessao = useSessaoAtiva();
  const [escrevendo, escrever] = useState(false);
  const [hoje] = useState(() => diaDe(new Date()));
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(comunicadosData.lista(sessao));
  const itens = data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  const publica = sessao.quem.papel === 'ADMIN' && sessao.quem.empresaAtiva;
  const jaSaiu = itens.some(({ id }) => id === hoje);
  return (
    <Stack gap="lg" maw={760}>
      <Breadcrumbs itens={caminhoDaTela('/comunicados')} />
      <Group justify="space-between" gap="sm">
        <TituloDaPagina titulo={nomeDaTela('/comunicados')}>
          O que quem administra avisou à empresa ou a alguns setores.
        </TituloDaPagina>
        {publica && !isPending && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={jaSaiu}
            onClick={() => escrever(true)}
          >
            Novo comunicado
          </Button>
        )}
      </Group>
      {publica && jaSaiu && <Text size="sm">{JA_SAIU}</Text>}
      {isPending && <PageSkeleton />}
      {error && (
        <ErrorState
          titulo="Erro ao buscar os comunicados"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      )}
      <RegistrosIlegiveis quantos={ilegiveisEm(data?.pages)} />
      {data && itens.length === 0 && (
        <EmptyState titulo="Nenhum comunicado" texto="Quando um sair, ele aparece aqui e nas notificações." />
      )}
      {itens.map((comunicado) => (
        <Um key={comunicado.id} comunicado={comunicado} />
      ))}
      {hasNextPage && (
        <Button
          variant="default"
          w="fit-content"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
      {escrevendo && <ComunicadoFormModal aoFechar={() => escrever(false)} />}
    </Stack>
  );
}
