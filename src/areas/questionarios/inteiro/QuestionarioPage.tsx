/** A questionnaire as a whole, `/questionarios/{id}`: groups, questions, weights and bands, built and changed here. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Voltar } from '@/ui/pagina/Voltar';
import { gruposData, perguntasData, questionariosData } from '../questionarios.data';
import { tiposDeRespostasData } from '../tiposDeRespostas.data';
import { QuestionarioInteiro } from './QuestionarioInteiro';

export function QuestionarioPage() {
  const { questionarioId = '' } = useParams();
  const sessao = useSessaoAtiva();
  const questionario = useQuery(questionariosData.porId(sessao, questionarioId));
  const grupos = useQuery(gruposData.doQuestionario(sessao, questionarioId));
  const perguntas = useQuery(perguntasData.doQuestionario(sessao, questionarioId));
  const { data: tipos } = useQuery(tiposDeRespostasData.todos(sessao));
  const lidas = [questionario, grupos, perguntas];
  const erro = lidas.find(({ error }) => error)?.error;
  if (erro)
    return (
      <ErroDaPagina
        para={para('/questionarios')}
        titulo="Erro ao buscar questionários"
        erro={erro}
        aoTentarDeNovo={() => lidas.forEach(({ refetch }) => void refetch())}
      />
    );
  if (questionario.data === null || questionario.data?.deletedAt)
    return (
      <EmptyState
        nivel={1}
        titulo="Questionário não encontrado!"
        texto="Ele pode ter sido removido, ou o endereço está incompleto."
        acao={<Voltar para={para('/questionarios')} />}
      />
    );
  if (!questionario.data || !grupos.data || !perguntas.data) return <PageSkeleton forma="detalhe" />;
  return (
    <QuestionarioInteiro
      key={questionarioId}
      questionario={questionario.data}
      grupos={grupos.data.itens}
      perguntas={perguntas.data.itens}
      ilegiveis={grupos.data.ilegiveis + perguntas.data.ilegiveis}
      tipos={tipos}
    />
  );
}
