/**
 * `/diagnostico` (part 3 §2): the project chosen in the header with its ranking and questionnaires, and all projects in
 * tabs. While none is chosen, one in progress stands in its place (decisions Q233).
 */
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BannerDoProjeto } from '@/areas/cadastro/BannerDoProjeto';
import { useProjeto } from '@/areas/projetos/projetos.data';
import type { ComId } from '@/domain/comum/campos';
import { pode } from '@/firebase/sessao/pode';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import { bannerDe } from '@/domain/projetos/banner';
import type { Projeto } from '@/domain/projetos/projeto';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { data } from '@/ui/texto/formatos';
import classes from '../Analise.module.css';
import dela from './Inicio.module.css';
import { PanoramaDoProjeto } from './PanoramaDoProjeto';
import { PrimeirosPassos } from './PrimeirosPassos';
import { projetosPeloFim } from './projetosPeloFim';
import { ProjetosEmAbas } from './ProjetosEmAbas';
import { SituacaoDasInscricoes } from './SituacaoDasInscricoes';
import { VerMais } from './VerMais';

function Comeco({ projeto }: { projeto: ComId<Projeto> | undefined }) {
  return pode(useSessaoAtiva(), permissoesDeProjetos.projetos, 'create') ? (
    <PrimeirosPassos projeto={projeto} />
  ) : null;
}

function EmDestaque({ projeto, escolhido }: { projeto: ComId<Projeto>; escolhido: boolean }) {
  const [agora] = useState(() => new Date());
  const { nome, anoAtuacao, anoVigencia } = projeto;
  const banner = bannerDe(projeto);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="em-destaque">
      <Stack gap="md">
        <div className={dela.destaque}>
          <div>
            <Title order={2} id="em-destaque" className={classes.texto}>
              {nome}
            </Title>
            <Group gap="xs">
              <Text size="sm" c="dimmed">
                {data(anoAtuacao)} a {data(anoVigencia)}
              </Text>
              <SituacaoDasInscricoes projeto={projeto} agora={agora} />
            </Group>
          </div>
          <VerMais projeto={projeto} botao />
        </div>
        {banner?.posicao === 1 ? <BannerDoProjeto nome={nome} banner={banner} /> : null}
        <Comeco projeto={projeto} />
        <PanoramaDoProjeto projeto={projeto} nivel={3} />
        <Text size="sm" c="dimmed">
          {escolhido
            ? 'Projeto selecionado no alto da página.'
            : 'Um projeto em andamento. Selecione outro no alto da página.'}
        </Text>
        {banner?.posicao === 2 ? <BannerDoProjeto nome={nome} banner={banner} /> : null}
      </Stack>
    </Paper>
  );
}

/** As high as the project with five companies and three questionnaires. */
const ESPERA = <Esqueleto altura={600} noCelular={940} />;

function Destaque() {
  const sessao = useSessaoAtiva();
  const atual = useProjeto(sessao);
  const { data: lidos, isLoading } = useInfiniteQuery(projetosPeloFim(sessao, 'emAndamento'));
  if (atual.estado === 'pronto')
    return <EmDestaque key={atual.projeto.id} projeto={atual.projeto} escolhido />;
  if (atual.estado === 'carregando') return ESPERA;
  if (atual.estado === 'falhou')
    return (
      <Text role="alert">
        {atual.nome}: {mensagemDoErro(atual.erro)}
      </Text>
    );
  if (isLoading) return ESPERA;
  // The one that began first has the most to show.
  const [primeiro] = (lidos?.pages[0]?.itens ?? []).toSorted((a, b) => +a.anoAtuacao - +b.anoAtuacao);
  if (primeiro) return <EmDestaque key={primeiro.id} projeto={primeiro} escolhido={false} />;
  // A list that did not come says so itself; of no project only who has read it knows.
  return lidos ? <Comeco projeto={undefined} /> : null;
}

export function InicioDoDiagnosticoPage() {
  const nome = nomeDaTela('/diagnostico');
  usePageTitle(nome);
  return (
    <Stack gap="lg">
      <TituloDaPagina titulo={nome}>
        Como anda um projeto: as empresas mais bem avaliadas, os questionários aplicados e os outros projetos.
      </TituloDaPagina>
      <Destaque />
      <ProjetosEmAbas />
    </Stack>
  );
}
