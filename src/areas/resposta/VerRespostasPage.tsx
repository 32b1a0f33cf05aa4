/**
 * `/visualizarQuestionario/{idEmpresa}/{idRespondente}/{id}` and `/visualizarQuestionarioExterno/…`: a sheet to be read
 * (part 3 §2). `idRespondente` is a uid, or the sheet's id for somebody without an account (decisions Q27).
 */
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { respostasDa } from '@/domain/diagnostico/folha';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { dataHora } from '@/ui/texto/formatos';
import { RespostasLidas } from './assistente/RespostasLidas';
import { respostasData } from './respostas.data';

export function VerRespostasPage() {
  const sessao = useSessaoAtiva();
  const { idEmpresa = '', idRespondente = '', questionarioId = '' } = useParams();
  const consulta = useQuery(respostasData.ver(sessao, { idEmpresa, idRespondente, questionarioId }));
  usePageTitle('Respostas do questionário');
  if (consulta.isPending) return <PageSkeleton />;
  if (consulta.isError)
    return (
      <ErrorState
        titulo="Erro ao buscar as respostas"
        erro={consulta.error}
        aoTentarDeNovo={() => void consulta.refetch()}
      />
    );
  const { questionario, projeto, folha, contato } = consulta.data;
  return (
    <Stack>
      <TituloDaPagina titulo={questionario.nome}>{projeto}</TituloDaPagina>
      <Text>
        {folha.finalizadoEm ? `Respondido em ${dataHora(folha.finalizadoEm)}` : 'Ainda não finalizado'}
        {contato ? ` por ${contato.nome} (${contato.email})` : ''}.
      </Text>
      <RespostasLidas questionario={questionario} respostas={respostasDa(folha.guardadas)} />
    </Stack>
  );
}
