/** `/diagnostico/{id}` (part 3 §2): one project, what it is, where its companies stand, and what their answers gave. */
import { Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { BannerDoProjeto } from '@/areas/cadastro/BannerDoProjeto';
import type { ComId } from '@/domain/comum/campos';
import { bannerDe } from '@/domain/projetos/banner';
import { emAndamento, type Projeto } from '@/domain/projetos/projeto';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { emBrasilia } from '@/domain/comum/datas';
import { escolheProjeto, escolherProjeto, useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { data, plural } from '@/ui/texto/formatos';
import { ProjetoDoEndereco } from '@/areas/cadastro/ProjetoDoEndereco';
import classes from '../Analise.module.css';
import { FasesDoProjeto } from './FasesDoProjeto';
import dela from './Inicio.module.css';
import { PanoramaDoProjeto } from './PanoramaDoProjeto';
import { SituacaoDasInscricoes } from './SituacaoDasInscricoes';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

export const ProjetoDoDiagnosticoPage = () => (
  <ProjetoDoEndereco voltar={para('/diagnostico')} forma="detalhe">
    {(projeto) => <Detalhe projeto={projeto} />}
  </ProjetoDoEndereco>
);

/** What the project asks of companies, in words. */
function SobreOProjeto({ categoria, minimoResposta, votacao, linkRegulamento }: Projeto) {
  return (
    <dl className={dela.sobre}>
      <dt>Categorias</dt>
      <dd>{categoria.join(', ')}</dd>
      <dt>Para uma empresa ser habilitada</dt>
      <dd>
        {minimoResposta === 0
          ? 'Nenhum mínimo de respostas.'
          : `${plural(minimoResposta, 'resposta finalizada', 'respostas finalizadas')} em cada questionário.`}
      </dd>
      <dt>Votação pública</dt>
      <dd>
        {votacao
          ? `De ${emBrasilia(votacao.inicio)} a ${emBrasilia(votacao.fim)}, no horário de Brasília.`
          : 'Este projeto não tem votação.'}
      </dd>
      <dt>Regulamento</dt>
      <dd>
        <LinkEmOutraAba href={linkRegulamento} aVista>
          Regulamento
        </LinkEmOutraAba>
      </dd>
    </dl>
  );
}

function Acoes({ projeto }: { projeto: ComId<Projeto> }) {
  const sessao = useSessaoAtiva();
  const escolhido = useProjetoEscolhido(sessao)?.id === projeto.id;
  return (
    <Group gap="xs">
      {!escolheProjeto(sessao) ? null : escolhido ? (
        <StatusBadge cor="indigo">Projeto selecionado</StatusBadge>
      ) : (
        <Button variant="default" onClick={() => escolherProjeto(sessao, projeto)}>
          Selecionar projeto
        </Button>
      )}
      <Button
        component={Link}
        variant="default"
        to={para('/convidarEmpresa/:projetoId', { projetoId: projeto.id })}
      >
        Empresas do projeto
      </Button>
    </Group>
  );
}

function Detalhe({ projeto }: { projeto: ComId<Projeto> }) {
  const [agora] = useState(() => new Date());
  const { nome, anoAtuacao, anoVigencia } = projeto;
  const banner = bannerDe(projeto);
  usePageTitle(nome);
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/diagnostico/:projetoId', nome)} />
      <Group justify="space-between" gap="sm">
        <div className={classes.texto}>
          <TituloDaPagina titulo={nome}>
            {data(anoAtuacao)} a {data(anoVigencia)}
          </TituloDaPagina>
        </div>
        <Acoes projeto={projeto} />
      </Group>
      <Group gap="xs">
        {emAndamento(projeto, agora) ? (
          <StatusBadge cor="teal">Em andamento</StatusBadge>
        ) : (
          <StatusBadge cor="gray">Concluído</StatusBadge>
        )}
        <SituacaoDasInscricoes projeto={projeto} agora={agora} />
      </Group>
      {banner?.posicao === 1 ? <BannerDoProjeto nome={nome} banner={banner} /> : null}
      <PanoramaDoProjeto projeto={projeto} nivel={2} />
      <Stack component="section" gap="sm" aria-labelledby="fases">
        <Title order={2} size="h4" id="fases">
          Empresas por fase
        </Title>
        <FasesDoProjeto projeto={projeto} />
      </Stack>
      <Stack component="section" gap="sm" aria-labelledby="sobre">
        <Title order={2} size="h4" id="sobre">
          Sobre o projeto
        </Title>
        <SobreOProjeto {...projeto} />
      </Stack>
      {banner?.posicao === 2 ? <BannerDoProjeto nome={nome} banner={banner} /> : null}
    </Stack>
  );
}
