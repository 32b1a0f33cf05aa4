/**
 * `/analisarQuestionarios/{idEmpresa}/{idProjeto}` (part 3 §2, decisions Q12): what a company of the project answered,
 * its place, its phase, and the acts on it.
 */
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { HABILITADA, simOuNao } from '@/areas/cadastro/fases/habilitada';
import { HistoricoDasFases } from '@/areas/cadastro/HistoricoDasFases';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { projetosData } from '@/areas/projetos/projetos.data';
import type { ComId } from '@/domain/comum/campos';
import type { Media } from '@/domain/diagnostico/media';
import { FINALISTAS, type Projeto, VENCEDORES } from '@/domain/projetos/projeto';
import { type Inscrito, tituloDaFase } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { Voltar } from '@/ui/pagina/Voltar';
import classes from './Analise.module.css';
import { AtosDaFase } from './AtosDaFase';
import { QuestionariosAplicados } from './QuestionariosAplicados';
import { rankingData } from './ranking.data';

const comFolhas = ({ folhas }: Media) => folhas > 0;

export function AnaliseDaEmpresaPage() {
  const sessao = useSessaoAtiva();
  const { idEmpresa = '', idProjeto = '' } = useParams();
  const projeto = useQuery(projetosData.porId(sessao, idProjeto));
  const linha = useQuery(empresasDoProjetoData.umaLinha(sessao, idProjeto, idEmpresa));
  usePageTitle(linha.data?.nomeFantasia ?? 'Análise da empresa');
  const erro = projeto.error ?? linha.error;
  if (erro)
    return (
      <ErroDaPagina
        para={para('/analisarRespostas')}
        titulo="Erro ao buscar a empresa"
        erro={erro}
        aoTentarDeNovo={() => void Promise.all([projeto.refetch(), linha.refetch()])}
      />
    );
  if (projeto.data === undefined || linha.data === undefined) return <PageSkeleton forma="detalhe" />;
  const daqui = linha.data?.idProjeto === idProjeto && linha.data.idEmpresa === idEmpresa;
  if (projeto.data?.deletedAt !== null || linha.data?.deletedAt !== null || !daqui)
    return (
      <EmptyState
        nivel={1}
        titulo="Empresa não encontrada"
        texto="Ela não está neste projeto, ou o endereço está incompleto."
        acao={<Voltar para={para('/analisarRespostas')} />}
      />
    );
  return <Analise projeto={projeto.data} inscrito={linha.data} />;
}

function Analise({ projeto, inscrito }: { projeto: ComId<Projeto>; inscrito: Inscrito }) {
  const sessao = useSessaoAtiva();
  const { idEmpresa, nomeFantasia, status, habilitada, historico } = inscrito;
  const aplicados = useQuery(rankingData.questionarios(sessao, projeto.id));
  const medias = useQuery(rankingData.daEmpresa(sessao, projeto.id, idEmpresa));
  const numeros = [
    ['Questionários aplicados', aplicados.data?.length],
    ['Questionários preenchidos', medias.data && [...medias.data.values()].filter(comFolhas).length],
    // A winner was a finalist.
    ['Finalista', status === FINALISTAS || status === VENCEDORES ? 'Sim' : 'Não'],
    [HABILITADA, simOuNao(habilitada)],
  ] as const;
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/analisarQuestionarios/:idEmpresa/:idProjeto', nomeFantasia)} />
      <Group justify="space-between" gap="sm">
        <TituloDaPagina titulo={nomeFantasia}>{projeto.nome}</TituloDaPagina>
        <StatusBadge cor="indigo">{tituloDaFase(projeto, status)}</StatusBadge>
      </Group>
      <dl className={classes.numeros} aria-label="Situação da empresa">
        {numeros.map(([rotulo, valor]) => (
          <Paper key={rotulo} withBorder p="sm" className={classes.numero}>
            <dt>{rotulo}</dt>
            <dd>{valor ?? '…'}</dd>
          </Paper>
        ))}
      </dl>
      <AtosDaFase projeto={projeto} inscrito={inscrito} />
      <Stack component="section" gap="sm" aria-labelledby="aplicados">
        <Title order={2} size="h3" id="aplicados">
          Questionários
        </Title>
        {aplicados.data && medias.data ? (
          <QuestionariosAplicados inscrito={inscrito} questionarios={aplicados.data} medias={medias.data} />
        ) : aplicados.isError || medias.isError ? (
          <ErrorState
            titulo="Erro ao buscar questionários"
            erro={aplicados.error ?? medias.error}
            aoTentarDeNovo={() => void Promise.all([aplicados.refetch(), medias.refetch()])}
          />
        ) : (
          <PageSkeleton forma="lista" />
        )}
      </Stack>
      <Stack component="section" gap="sm" aria-labelledby="fases">
        <Title order={2} size="h3" id="fases">
          Fases até aqui
        </Title>
        <Text size="sm" c="dimmed">
          A fase mais recente vem primeiro.
        </Text>
        <HistoricoDasFases projeto={projeto} historico={historico} />
      </Stack>
    </Stack>
  );
}
