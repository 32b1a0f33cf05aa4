/**
 * `/questionarioInfo/{idEmpresa}/{idProjeto}/{id}[/{idEmpresaProjeto}]`: what a company's answers to a questionnaire say
 * (part 3 §2). The last part is in old links only; the function finds the organiser by the project.
 */
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { baseDoResultado } from './emPalavras';
import { GerarRelatorio } from './GerarRelatorio';
import { ResultadoInteiro } from './ResultadoInteiro';
import { resultadosData } from './resultados.data';

export function QuestionarioInfoPage() {
  const sessao = useSessaoAtiva();
  const { idEmpresa = '', idProjeto = '', questionarioId = '' } = useParams();
  const consulta = useQuery(resultadosData.doQuestionario(sessao, { idEmpresa, idProjeto, questionarioId }));
  usePageTitle('Resultado do questionário');
  if (consulta.isPending) return <PageSkeleton forma="detalhe" />;
  if (consulta.isError)
    return (
      <ErrorState
        titulo="Erro ao buscar o resultado"
        erro={consulta.error}
        aoTentarDeNovo={() => void consulta.refetch()}
      />
    );
  const resultado = consulta.data;
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <TituloDaPagina titulo={resultado.nome}>
          {resultado.empresa}, em {resultado.projeto}
        </TituloDaPagina>
        <GerarRelatorio {...resultado} />
      </Group>
      {resultado.folhas === 0 ? (
        <EmptyState
          titulo="Ninguém respondeu ainda"
          texto="O resultado aparece aqui com a primeira resposta finalizada."
        />
      ) : (
        <ResultadoInteiro
          resultado={resultado}
          base={baseDoResultado(resultado)}
          avaliada={resultado.organiza ? { idEmpresa, questionarioId } : undefined}
        />
      )}
    </Stack>
  );
}
