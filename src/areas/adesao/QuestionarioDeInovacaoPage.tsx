/** `/questionarioDeInovacao` (part 3 §2, module 32): the response board of the company's own questionnaires. */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { respostasData } from '@/areas/resposta/respostas.data';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { PorEmpresa } from './PorEmpresa';

export function QuestionarioDeInovacaoPage() {
  const sessao = useSessaoAtiva();
  const [parametros, mudar] = useSearchParams();
  const { data, error, refetch } = useQuery(respostasData.paraResponder(sessao, null));
  usePageTitle(nomeDaTela('/questionarioDeInovacao'));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar questionários" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!data) return <PageSkeleton />;
  const daqui = data.questionarios.filter(({ idEmpresa }) => idEmpresa === sessao.contexto.empresaId);
  const escolhido = daqui.find(({ id }) => id === parametros.get('questionario')) ?? daqui[0];
  if (!escolhido)
    return (
      <EmptyState
        nivel={1}
        titulo="Nenhum Questionário encontrado!"
        texto="Os questionários que a empresa publica aparecem aqui, com quem já respondeu em cada empresa do projeto."
      />
    );
  return (
    <PorEmpresa
      key={escolhido.id}
      questionario={escolhido}
      todos={daqui}
      aoEscolher={(questionario) => mudar({ questionario })}
    />
  );
}
