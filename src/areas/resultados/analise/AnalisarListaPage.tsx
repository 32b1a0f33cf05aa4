/**
 * `/analisarListaQuestionarios/{idEmpresa}/{id}`: the sheets of a company in a questionnaire, under what they say
 * together (part 3 §2, decisions Q203). `id` is the questionnaire's.
 */
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { FolhasEmLista } from '@/areas/cadastro/questionario/FolhasEmLista';
import { respostasData } from '@/areas/resposta/respostas.data';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { ResultadoDoQuestionario } from '../ResultadoDoQuestionario';

function Folhas({ idEmpresa, questionarioId }: { idEmpresa: string; questionarioId: string }) {
  const sessao = useSessaoAtiva();
  const { data, error, refetch } = useQuery(respostasData.folhas(sessao, { idEmpresa, idRespondente: null }));
  const folhas = data?.folhas.filter((folha) => folha.questionarioId === questionarioId) ?? [];
  return (
    <Stack component="section" gap="sm" aria-labelledby="folhas">
      <Title order={2} size="h3" id="folhas">
        Respostas
      </Title>
      {error ? (
        <ErrorState titulo="Erro ao buscar as respostas" erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : data === undefined ? (
        <Esqueleto altura={160} />
      ) : folhas.length === 0 ? (
        <Text c="dimmed">Ninguém abriu este questionário ainda.</Text>
      ) : (
        <FolhasEmLista
          lista={folhas}
          rotulo="Respostas do questionário"
          de="questionario"
          leva={({ id }) => para('/analisarResposta/:folhaId', { folhaId: id })}
        />
      )}
      {data?.haMais ? <Text>Estão aqui as 250 respostas mexidas por último.</Text> : null}
    </Stack>
  );
}

export function AnalisarListaPage() {
  const { idEmpresa = '', questionarioId = '' } = useParams();
  return (
    <ResultadoDoQuestionario
      alvo={{ idEmpresa, idProjeto: null, questionarioId }}
      acoes={({ idProjeto }) => (
        <Button
          component={Link}
          variant="default"
          to={para('/diagnosticoDaEmpresa/:idEmpresa/:idProjeto', { idEmpresa, idProjeto })}
        >
          Diagnóstico da empresa
        </Button>
      )}
    >
      <Folhas idEmpresa={idEmpresa} questionarioId={questionarioId} />
    </ResultadoDoQuestionario>
  );
}
