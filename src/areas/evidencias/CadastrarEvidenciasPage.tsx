/**
 * 'Cadastro de Evidências', `/cadastrarEvidencias` (part 3 §2): what the company shows of its practices, questionnaire by
 * questionnaire, while it is in the phase of evidence of a project.
 */
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { idNoEndereco } from '@/areas/cadastro/questionario/endereco';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { evidenciasData } from './evidencias.data';

/** The list and its choice are as much as a page has room for. */
const EvidenciasDoQuestionario = aoAbrir(
  () => import('./EvidenciasDoQuestionario').then((m) => m.EvidenciasDoQuestionario),
  <PageSkeleton />,
);

const TITULO = nomeDaTela('/cadastrarEvidencias');

export function CadastrarEvidenciasPage() {
  const sessao = useSessaoAtiva();
  const [parametros, mudar] = useSearchParams();
  const { data: questionarios, error, refetch } = useQuery(evidenciasData.questionarios(sessao));
  usePageTitle(TITULO);
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar questionários" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!questionarios) return <PageSkeleton forma="lista" />;
  const pedido = parametros.get('questionario');
  const doProjeto = parametros.get('projeto');
  const escolhido =
    questionarios.find((cada) => idNoEndereco(cada) === pedido) ??
    questionarios.find(({ idProjeto }) => idProjeto === doProjeto) ??
    questionarios[0];
  if (!escolhido)
    return (
      <Stack>
        <Breadcrumbs itens={caminhoDaTela('/cadastrarEvidencias')} />
        <TituloDaPagina titulo={TITULO}>
          Documentos, vídeos e links que mostram as práticas da empresa.
        </TituloDaPagina>
        <EmptyState
          titulo="Nenhum projeto na fase de evidências"
          texto="Quando a organização de um projeto levar a empresa à fase de evidências, os questionários dele aparecem aqui."
          acao={
            <Button component={Link} to={para('/diagnosticoEmpresa')} variant="default">
              Ver os projetos da empresa
            </Button>
          }
        />
      </Stack>
    );
  return (
    <EvidenciasDoQuestionario
      key={idNoEndereco(escolhido)}
      questionario={escolhido}
      todos={questionarios}
      aoEscolher={(questionario) => mudar({ questionario })}
    />
  );
}
