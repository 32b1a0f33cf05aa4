/** The company in its projects: phase, what to do next, and the phases it went through (part 3 §2). */
import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BannerDoProjeto } from '@/areas/cadastro/BannerDoProjeto';
import { HistoricoDasFases } from '@/areas/cadastro/HistoricoDasFases';
import type { ComId } from '@/domain/comum/campos';
import { oQueFazer } from '@/domain/projetos/o-que-fazer';
import { type ProjetoInscrito, tituloDaFase } from '@/domain/projetos/status';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import { projetosInscritosData } from './projetosInscritos.data';

function UmProjeto({ projeto, agora }: { projeto: ComId<ProjetoInscrito>; agora: Date }) {
  const id = useId();
  const [aberto, definirAberto] = useState(false);
  const { banner } = projeto;
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={`${id}-nome`}>
      <Stack gap="xs">
        {banner?.posicao === 1 ? <BannerDoProjeto nome={projeto.nome} banner={banner} /> : null}
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h4" id={`${id}-nome`}>
            {projeto.nome}
          </Title>
          <StatusBadge cor="indigo">{tituloDaFase(projeto, projeto.status)}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {data(projeto.anoAtuacao)} a {data(projeto.anoVigencia)}
          {projeto.categoria ? ` · ${projeto.categoria}` : ''}
        </Text>
        <Text>{oQueFazer(projeto, agora)}</Text>
        <Group gap="md">
          <Anchor href={projeto.linkRegulamento} target="_blank" rel="noopener noreferrer" size="sm">
            Regulamento (abre em outra aba)
          </Anchor>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={aberto}
            aria-controls={`${id}-fases`}
            onClick={() => definirAberto(!aberto)}
          >
            {aberto ? 'Ocultar fases' : 'Ver fases'}
          </Button>
        </Group>
        <div id={`${id}-fases`} hidden={!aberto}>
          <HistoricoDasFases projeto={projeto} historico={projeto.historico} />
        </div>
        {banner?.posicao === 2 ? <BannerDoProjeto nome={projeto.nome} banner={banner} /> : null}
      </Stack>
    </Paper>
  );
}

export function ProjetosDaEmpresa() {
  const sessao = useSessaoAtiva();
  const [agora] = useState(() => new Date());
  const { data: lidos, error, refetch } = useQuery(projetosInscritosData.daEmpresa(sessao));
  if (error)
    return <ErrorState titulo="Erro ao buscar projetos" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!lidos || (lidos.itens.length === 0 && !lidos.ilegiveis)) return null;
  return (
    <Stack component="section" gap="sm" aria-label="Projetos da empresa">
      <Title order={2} size="h3">
        Projetos da empresa
      </Title>
      {lidos.itens.map((projeto) => (
        <UmProjeto key={projeto.id} projeto={projeto} agora={agora} />
      ))}
      <RegistrosIlegiveis quantos={lidos.ilegiveis} />
    </Stack>
  );
}
