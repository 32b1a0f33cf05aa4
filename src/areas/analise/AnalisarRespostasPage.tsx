/** `/analisarRespostas` (part 3 §2): the project chosen in the header, its counts, and the ranking of its companies. */
import { useQuery } from '@tanstack/react-query';
import { ComProjeto } from '@/areas/cadastro/ComProjeto';
import type { ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { useSearchParams } from 'react-router-dom';
import { rankingData } from './ranking.data';
import { RankingDeEmpresas } from './RankingDeEmpresas';

function DoProjeto({ projeto }: { projeto: ComId<Projeto> }) {
  const sessao = useSessaoAtiva();
  const [parametros, mudar] = useSearchParams();
  const { data, error, refetch } = useQuery(rankingData.questionarios(sessao, projeto.id));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar questionários" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!data) return <PageSkeleton forma="lista" />;
  const escolhido = data.find(({ id }) => id === parametros.get('questionario')) ?? data[0];
  if (!escolhido)
    return (
      <EmptyState
        cena="respostas"
        nivel={1}
        titulo="Nenhum Questionário encontrado!"
        texto={`${projeto.nome} ainda não tem um questionário publicado, e sem respostas não há o que comparar.`}
      />
    );
  return (
    <RankingDeEmpresas
      key={escolhido.id}
      projeto={projeto}
      questionario={escolhido}
      todos={data}
      aoEscolher={(questionario) => mudar({ questionario })}
    />
  );
}

export function AnalisarRespostasPage() {
  usePageTitle(nomeDaTela('/analisarRespostas'));
  return (
    <ComProjeto
      tela="/analisarRespostas"
      semProjeto="Nenhum projeto selecionado!"
      texto="De qual projeto quer analisar as respostas?"
    >
      {(projeto) => <DoProjeto projeto={projeto} />}
    </ComProjeto>
  );
}
