/**
 * `/questionarioInfo/{idEmpresa}/{idProjeto}/{id}[/{idEmpresaProjeto}]`: what a company's answers to a questionnaire say
 * (part 3 §2). The last part is in old links only; the function finds the organiser by the project.
 */
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { baseDoResultado } from './emPalavras';
import { GerarRelatorio } from './GerarRelatorio';
import { PainelDoGrupo } from './PainelDoGrupo';
import { RadarDoResultado } from './RadarDoResultado';
import classes from './Resultados.module.css';
import { resultadosData, type ResultadoLido } from './resultados.data';

function Conteudo(resultado: ResultadoLido) {
  const { grupos, media, nivel, analise } = resultado;
  return (
    <>
      <Paper withBorder p="md" component="section" aria-labelledby="media-geral">
        <Stack gap="xs">
          <Title order={2} size="h4" id="media-geral">
            Média geral
          </Title>
          {media === null ? (
            <Text>Nenhuma resposta conta para a média.</Text>
          ) : (
            <>
              <span className={classes.media}>{notaEmPalavras(media)}</span>
              {nivel === '0-100' ? null : (
                <>
                  <span>
                    <StatusBadge cor="teal">{nivel}</StatusBadge>
                  </span>
                  <Text className={classes.texto}>{analise}</Text>
                </>
              )}
            </>
          )}
          <Text size="sm" c="dimmed">
            {baseDoResultado(resultado)}
          </Text>
        </Stack>
      </Paper>
      <Paper withBorder p="md" component="section" aria-labelledby="radar">
        <Stack gap="xs">
          <Title order={2} size="h4" id="radar">
            Radar de inovação
          </Title>
          <RadarDoResultado grupos={grupos} />
        </Stack>
      </Paper>
      <section aria-labelledby="grupos">
        <Stack gap="sm">
          <Title order={2} size="h3" id="grupos">
            Grupos
          </Title>
          <ul className={classes.paineis}>
            {grupos.map((grupo) => (
              <PainelDoGrupo key={grupo.id} {...grupo} />
            ))}
          </ul>
        </Stack>
      </section>
    </>
  );
}

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
        <Conteudo {...resultado} />
      )}
    </Stack>
  );
}
