/** `/questionarioDeInovacao` (part 3 §2, module 32): the response board of the company's own questionnaires. */
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { respostasData } from '@/areas/resposta/respostas.data';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { parte } from '@/ui/moldura/parte';

const TITULO = nomeDaTela('/questionarioDeInovacao');

/** The list and its choices are as much as a page has room for. */
const PorEmpresa = parte(() => import('./PorEmpresa').then((m) => m.PorEmpresa));

export function QuestionarioDeInovacaoPage() {
  const sessao = useSessaoAtiva();
  const [parametros, mudar] = useSearchParams();
  const { data, error, refetch } = useQuery(respostasData.paraResponder(sessao, null));
  usePageTitle(TITULO);
  if (error)
    return (
      <Stack>
        <Title order={1}>{TITULO}</Title>
        <ErrorState
          titulo="Erro ao buscar questionários"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      </Stack>
    );
  if (!data) return <PageSkeleton />;
  const daqui = data.questionarios.filter(({ idEmpresa }) => idEmpresa === sessao.contexto.empresaId);
  const escolhido = daqui.find(({ id }) => id === parametros.get('questionario')) ?? daqui[0];
  if (!escolhido)
    return (
      <Stack>
        <Title order={1}>{TITULO}</Title>
        <EmptyState
          cena="respostas"
          titulo="Nenhum Questionário encontrado!"
          texto="Os questionários que a empresa publica aparecem aqui, com quem já respondeu em cada empresa do projeto."
        />
      </Stack>
    );
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PorEmpresa
        key={escolhido.id}
        questionario={escolhido}
        todos={daqui}
        aoEscolher={(questionario) => mudar({ questionario })}
      />
    </Suspense>
  );
}
