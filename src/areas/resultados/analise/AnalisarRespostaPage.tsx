/**
 * `/analisarResposta/{id}`: one finished sheet as evaluators read it, its scores above its answers (part 3 §2, decisions
 * Q203). `id` is the sheet's.
 */
import { Button, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RespostasLidas } from '@/areas/resposta/assistente/RespostasLidas';
import { respostasData } from '@/areas/resposta/respostas.data';
import { respostasDa } from '@/domain/diagnostico/folha';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { dataHora } from '@/ui/texto/formatos';
import { ResultadoInteiro } from '../ResultadoInteiro';
import { resultadosData } from '../resultados.data';

/** The answers themselves. The page on which they stand alone opens them again, with a reason. */
function Respostas({ questionarioId, idRespondente }: { questionarioId: string; idRespondente: string }) {
  const sessao = useSessaoAtiva();
  const alvo = { idEmpresa: sessao.contexto.empresaId, questionarioId, idRespondente };
  const { data, error, refetch } = useQuery(respostasData.ver(sessao, alvo));
  return (
    <Stack component="section" gap="sm" aria-labelledby="respostas">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3" id="respostas">
          Respostas
        </Title>
        <Button
          component={Link}
          variant="default"
          to={para('/visualizarQuestionario/:idEmpresa/:idRespondente/:questionarioId', alvo)}
        >
          {data?.podeReabrir ? 'Ver ou reabrir as respostas' : 'Ver só as respostas'}
        </Button>
      </Group>
      {error ? (
        <ErrorState titulo="Erro ao buscar as respostas" erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : data ? (
        <RespostasLidas questionario={data.questionario} respostas={respostasDa(data.folha.guardadas)} />
      ) : (
        <Esqueleto altura={240} />
      )}
    </Stack>
  );
}

export function AnalisarRespostaPage() {
  const sessao = useSessaoAtiva();
  const { folhaId = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery(resultadosData.daFolha(sessao, folhaId));
  usePageTitle('Análise das respostas');
  if (isPending) return <PageSkeleton forma="detalhe" />;
  if (error)
    return (
      <ErroDaPagina
        para={para('/analisarRespostas')}
        titulo="Erro ao buscar as respostas"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  const { nome, projeto, empresa, idEmpresa, questionarioId, idRespondente, finalizadoEm } = data;
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <TituloDaPagina titulo={nome}>
          {empresa}, em {projeto}
        </TituloDaPagina>
        <Button
          component={Link}
          variant="default"
          to={para('/analisarListaQuestionarios/:idEmpresa/:questionarioId', { idEmpresa, questionarioId })}
        >
          Todas as respostas
        </Button>
      </Group>
      <ResultadoInteiro
        resultado={{ ...data, entrevista: null }}
        base={`Uma resposta, finalizada em ${dataHora(new Date(finalizadoEm))}.`}
        avaliada={{ idEmpresa, questionarioId }}
        idResposta={folhaId}
      />
      <Respostas questionarioId={questionarioId} idRespondente={idRespondente} />
    </Stack>
  );
}
