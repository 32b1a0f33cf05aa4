/**
 * `/analisarClassificacao/{projeto}` (decisions P344): companies of a phase as evaluators scored them, beside what they
 * say of themselves. Phase, questionnaire, order and category stand in the address.
 */
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { HABILITADA, habilitadaDoFiltro, opcoesDeHabilitada } from '@/areas/cadastro/fases/habilitada';
import { rankingData } from '@/areas/analise/ranking.data';
import { ProjetoDoEndereco } from '@/areas/cadastro/ProjetoDoEndereco';
import type { ComId } from '@/domain/comum/campos';
import { FORMULA } from '@/domain/diagnostico/classificacao';
import { aceitaNotas } from '@/domain/diagnostico/nota';
import type { Questionario } from '@/domain/diagnostico/questionario';
import { ENTREVISTA_INICIAL, type Projeto } from '@/domain/projetos/projeto';
import { fasesEmUso } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { type DoJuri, juriData } from './juri.data';
import { ehOrdem, type Ordem, ORDENS } from './ordens';
import { TabelaDaClassificacao } from './TabelaDaClassificacao';

const TITULO = 'Classificação do júri';
export function ClassificacaoPage() {
  usePageTitle(TITULO);
  return (
    <ProjetoDoEndereco voltar={para('/analisarRespostas')}>
      {(projeto) => <DeUmProjeto projeto={projeto} />}
    </ProjetoDoEndereco>
  );
}

function DeUmProjeto({ projeto }: { projeto: ComId<Projeto> }) {
  const sessao = useSessaoAtiva();
  const { data, error, refetch } = useQuery(rankingData.questionarios(sessao, projeto.id));
  if (error)
    return (
      <ErroDaPagina
        para={para('/analisarRespostas')}
        titulo="Erro ao buscar a classificação"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  if (!data) return <PageSkeleton />;
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/analisarClassificacao/:projetoId', TITULO)} />
      <TituloDaPagina titulo={TITULO}>{projeto.nome}</TituloDaPagina>
      <Escolhida projeto={projeto} questionarios={data} />
    </Stack>
  );
}

interface DoProjeto {
  projeto: ComId<Projeto>;
  questionarios: readonly ComId<Questionario>[];
}

function Escolhida({ projeto, questionarios }: DoProjeto) {
  const [parametros, mudar] = useSearchParams();
  const fases = fasesEmUso(projeto).filter(({ id }) => aceitaNotas(id));
  const pedida = Number(parametros.get('fase') ?? ENTREVISTA_INICIAL);
  const fase = (fases.find(({ id }) => id === pedida) ?? fases[0])?.id;
  const questionario =
    questionarios.find(({ id }) => id === parametros.get('questionario')) ?? questionarios[0];
  if (fase === undefined || !questionario)
    return (
      <EmptyState
        cena="podio"
        titulo="Nada para classificar"
        texto="O projeto precisa de um questionário publicado e de uma fase entre Habilitada e Vencedores."
      />
    );
  const trocar = (nome: string, valor: string) =>
    mudar((antes) => ({ ...Object.fromEntries(antes), [nome]: valor }), { replace: true });
  return (
    <>
      <Group gap="md" align="flex-end">
        <NativeSelect
          label="Fase"
          value={String(fase)}
          data={fases.map(({ id, titulo }) => ({ value: String(id), label: titulo }))}
          onChange={({ currentTarget }) => trocar('fase', currentTarget.value)}
        />
        <NativeSelect
          label="Questionário"
          value={questionario.id}
          data={questionarios.map(({ id, nome }) => ({ value: id, label: nome }))}
          onChange={({ currentTarget }) => trocar('questionario', currentTarget.value)}
        />
      </Group>
      <DaFase
        key={`${fase} ${questionario.id}`}
        projeto={projeto}
        qual={{ projetoId: projeto.id, fase }}
        questionarioId={questionario.id}
        aoTrocar={trocar}
      />
    </>
  );
}

interface Qual {
  projeto: ComId<Projeto>;
  qual: DoJuri;
  questionarioId: string;
}

function DaFase({
  projeto,
  qual,
  questionarioId,
  aoTrocar,
}: Qual & { aoTrocar: (nome: string, valor: string) => void }) {
  const sessao = useSessaoAtiva();
  const [parametros] = useSearchParams();
  const {
    data: lida,
    error,
    refetch,
  } = useQuery(juriData.classificacao(sessao, { ...qual, questionarioId }));
  const exportar = useMutation(juriData.exportar(sessao, { ...qual, questionarioId }));
  if (error)
    return (
      <ErrorState
        titulo="Erro ao buscar a classificação"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  if (!lida) return <PageSkeleton forma="lista" />;
  if (lida.linhas.length === 0)
    return (
      <EmptyState
        cena="podio"
        titulo="Nenhuma nota nesta fase"
        texto={`${lida.titulo} ainda não tem notas de avaliadores em ${lida.questionario}.`}
      />
    );
  const categorias = [...new Set(lida.linhas.map(({ categoria }) => categoria).filter(Boolean))].toSorted(
    (a, b) => a.localeCompare(b, 'pt-BR'),
  );
  const categoria = categorias.find((uma) => uma === parametros.get('categoria')) ?? '';
  const habilitada = habilitadaDoFiltro(parametros.get('habilitada') || undefined);
  const linhas = lida.linhas.filter(
    (linha) =>
      (categoria === '' || linha.categoria === categoria) &&
      (habilitada === undefined || linha.habilitada === habilitada),
  );
  const pedida = parametros.get('ordem');
  const ordem: Ordem = ehOrdem(pedida) ? pedida : 'normalizada';
  return (
    <Stack gap="md">
      <Group gap="md" align="flex-end">
        <NativeSelect
          label="Ordenar por"
          value={ordem}
          data={Object.entries(ORDENS).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => aoTrocar('ordem', currentTarget.value)}
        />
        <NativeSelect
          label="Categoria"
          value={categoria}
          data={[{ value: '', label: 'Todas' }, ...categorias.map((uma) => ({ value: uma, label: uma }))]}
          onChange={({ currentTarget }) => aoTrocar('categoria', currentTarget.value)}
        />
        <NativeSelect
          label={HABILITADA}
          value={habilitada === undefined ? '' : habilitada ? 'sim' : 'nao'}
          data={[{ value: '', label: 'Todas' }, ...opcoesDeHabilitada]}
          onChange={({ currentTarget }) => aoTrocar('habilitada', currentTarget.value)}
        />
        <Button variant="default" loading={exportar.isPending} onClick={() => exportar.mutate(lida)}>
          Exportar com notas e justificativas
        </Button>
      </Group>
      <TabelaDaClassificacao projeto={projeto} lida={lida} ordem={ordem} linhas={linhas} />
      <Text size="sm" c="dimmed">
        {FORMULA}
        {lida.semNormalizar.length > 0 ? ` Agora é assim com ${lida.semNormalizar.join(', ')}.` : ''} A
        diferença é a maior entre avaliadores em um mesmo grupo; de 30 pontos em diante eles discordam.
      </Text>
    </Stack>
  );
}
