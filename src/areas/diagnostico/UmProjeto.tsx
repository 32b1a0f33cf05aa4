/** One project that the company takes part in: phase, what to do next, its questionnaires, the phases so far. */
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BannerDoProjeto } from '@/areas/cadastro/BannerDoProjeto';
import { HistoricoDasFases } from '@/areas/cadastro/HistoricoDasFases';
import type { QuestionarioParaResponder } from '@/areas/cadastro/questionario/LinhaDoQuestionario';
import { temFlag } from '@/domain/acesso/quem';
import { certificadosDe, podePedirCertificado } from '@/domain/certificados/quais';
import type { ComId } from '@/domain/comum/campos';
import { emAndamento, FASE_DAS_EVIDENCIAS, INSCRICAO } from '@/domain/projetos/projeto';
import { oQueFazer } from '@/domain/projetos/o-que-fazer';
import {
  podeEscolherCategoria,
  podeSairDoProjeto,
  type ProjetoInscrito,
  recusaDaCategoria,
  recusaDaSaida,
  tituloDaFase,
} from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { Link } from '@/ui/moldura/Link';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import { projetosInscritosData } from './projetosInscritos.data';
import { QuestionariosDoProjeto } from './QuestionariosDoProjeto';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

const CategoriaDaEmpresaModal = aoAbrir(() =>
  import('@/areas/cadastro/categoria/CategoriaDaEmpresaModal').then((m) => m.CategoriaDaEmpresaModal),
);

interface Props {
  projeto: ComId<ProjetoInscrito>;
  /** Undefined while they are read, or where the person answers none of the company's. */
  questionarios: readonly QuestionarioParaResponder[] | undefined;
  agora: Date;
}

export function UmProjeto({ projeto, questionarios, agora }: Props) {
  const id = useId();
  const { banner } = projeto;
  const sessao = useSessaoAtiva();
  const [aberto, definirAberto] = useState(false);
  const [escolhendo, escolher] = useState(false);
  const { categoria, categorias } = projeto;
  const escolhe =
    podeEscolherCategoria(sessao.quem) && categorias.length > 0 && recusaDaCategoria(projeto, agora) === null;
  const fora = !categorias.includes(categoria);
  const confirmar = useConfirmar();
  const sair = useMutation(projetosInscritosData.sair(sessao));
  const perguntarESair = async () => {
    const sim = await confirmar({
      titulo: `Sair de ${projeto.nome}?`,
      texto:
        'A organização é avisada, e os convites abertos da empresa são cancelados. Respostas finalizadas ficam no projeto; as que estão em andamento ficam guardadas. Só a organização inscreve a empresa de novo.',
      rotuloSim: 'Sair do projeto',
      rotuloNao: 'Cancelar',
      perigo: true,
    });
    if (sim) sair.mutate(projeto);
  };
  return (
    <Paper component="article" withBorder p="md" aria-labelledby={`${id}-nome`}>
      <Stack gap="sm">
        {banner?.posicao === 1 ? <BannerDoProjeto nome={projeto.nome} banner={banner} /> : null}
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h4" id={`${id}-nome`}>
            {projeto.nome}
          </Title>
          <StatusBadge cor="indigo">{tituloDaFase(projeto, projeto.status)}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {data(projeto.anoAtuacao)} a {data(projeto.anoVigencia)}
          {categoria ? ` · ${categoria}` : ''}
        </Text>
        {escolhe && fora ? (
          <Alert color="yellow" title="Em que categoria a empresa participa?">
            <Stack gap="xs" align="start">
              {categoria === ''
                ? 'Sem categoria ela não concorre na votação.'
                : `"${categoria}" não é mais uma categoria do projeto, e assim a empresa não concorre na votação.`}
              <Button size="compact-sm" onClick={() => escolher(true)}>
                Escolher categoria
              </Button>
            </Stack>
          </Alert>
        ) : null}
        <Group justify="space-between" gap="sm">
          <Text>{oQueFazer(projeto, agora)}</Text>
          {projeto.status === FASE_DAS_EVIDENCIAS &&
          emAndamento(projeto, agora) &&
          temFlag(sessao.quem, [25, 'leitura']) ? (
            <Button
              component={Link}
              to={para('/cadastrarEvidencias', { projeto: projeto.idProjeto })}
              aria-label={`Cadastrar evidências de ${projeto.nome}`}
            >
              Cadastrar evidências
            </Button>
          ) : null}
          {podePedirCertificado(sessao.quem) && certificadosDe(projeto, false, agora).length > 0 ? (
            <Button
              component={Link}
              to={para('/visualizarCertificados')}
              variant="default"
              aria-label={`Ver certificados de ${projeto.nome}`}
            >
              Ver certificados
            </Button>
          ) : null}
        </Group>
        {questionarios?.length === 0 && projeto.status !== INSCRICAO ? (
          <Text c="dimmed">Aguarde a fase de formulário: este projeto ainda não tem questionários.</Text>
        ) : null}
        {questionarios && questionarios.length > 0 ? (
          <QuestionariosDoProjeto projeto={projeto.nome} questionarios={questionarios} nivel={4} />
        ) : null}
        <Group gap="md">
          <LinkEmOutraAba href={projeto.linkRegulamento} size="sm" aVista>
            Regulamento
          </LinkEmOutraAba>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={aberto}
            aria-controls={`${id}-fases`}
            onClick={() => definirAberto(!aberto)}
          >
            {aberto ? 'Ocultar fases' : 'Ver fases'}
          </Button>
          {escolhe && !fora && categorias.length > 1 ? (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Mudar a categoria em ${projeto.nome}`}
              onClick={() => escolher(true)}
            >
              Mudar categoria
            </Button>
          ) : null}
          {podeSairDoProjeto(sessao.quem) && recusaDaSaida(projeto, agora) === null ? (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              loading={sair.isPending}
              aria-label={`Sair do projeto ${projeto.nome}`}
              onClick={() => void perguntarESair()}
            >
              Sair do projeto
            </Button>
          ) : null}
        </Group>
        <div id={`${id}-fases`} hidden={!aberto}>
          <HistoricoDasFases projeto={projeto} historico={projeto.historico} />
        </div>
        {escolhendo ? (
          <CategoriaDaEmpresaModal
            organizadora={projeto.empresaId}
            idProjeto={projeto.idProjeto}
            categorias={categorias}
            empresa={{
              idEmpresa: sessao.contexto.empresaId,
              nome: sessao.empresa.nomeFantasia,
              categoria,
            }}
            aoFechar={() => escolher(false)}
          />
        ) : null}
        {banner?.posicao === 2 ? <BannerDoProjeto nome={projeto.nome} banner={banner} /> : null}
      </Stack>
    </Paper>
  );
}
