/**
 * `/convidarColaboradores` and `/convidarColaboradoresExternos` (part 3 §2): the questionnaires that the company answers,
 * with how many of the invited answered, and of one of them the people invited.
 */
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { respostasData } from '@/areas/resposta/respostas.data';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import classes from './Convidados.module.css';
import { enderecoDosConvidados, idNoEndereco } from '@/areas/cadastro/questionario/endereco';
import { LinhaDaParticipacao } from './LinhaDaParticipacao';

const Convidados = aoAbrir(() => import('./Convidados').then((m) => m.Convidados), <PageSkeleton />);

const TITULO = nomeDaTela('/convidarColaboradores');

function Participacoes({ children }: { children: ReactNode }) {
  usePageTitle(TITULO);
  return (
    <Stack>
      <TituloDaPagina titulo={TITULO}>
        Como estão as participações? Escolha um questionário para convidar pessoas, ver quem respondeu e
        lembrar quem falta.
      </TituloDaPagina>
      {children}
    </Stack>
  );
}

const Espera = () => (
  <div className={classes.lista} aria-busy>
    {[0, 1, 2].map((i) => (
      <Esqueleto key={i} altura={130} />
    ))}
  </div>
);

export function ConvidarColaboradoresPage() {
  const sessao = useSessaoAtiva();
  const [parametros] = useSearchParams();
  const { data, error, refetch } = useQuery(respostasData.paraResponder(sessao, null));
  const pedido = parametros.get('questionario');
  const escolhido = data?.questionarios.find((questionario) => idNoEndereco(questionario) === pedido);
  if (escolhido) return <Convidados questionario={escolhido} />;
  if (error)
    return (
      <Participacoes>
        <ErrorState
          titulo="Erro ao buscar questionários"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      </Participacoes>
    );
  if (!data && pedido !== null) return <PageSkeleton />;
  if (!data)
    return (
      <Participacoes>
        <Espera />
      </Participacoes>
    );
  if (pedido !== null)
    return (
      <EmptyState
        nivel={1}
        titulo="Questionário não encontrado!"
        texto="Ele pode ter sido removido, ou a sua empresa não participa mais do projeto."
        acao={
          <Button component={Link} to={enderecoDosConvidados()} variant="default">
            Ver os questionários
          </Button>
        }
      />
    );
  if (data.questionarios.length === 0)
    return (
      <Participacoes>
        <EmptyState
          cena="respostas"
          titulo="Nenhum Questionário encontrado!"
          texto="Os questionários dos projetos em que a empresa participa aparecem aqui quando são publicados."
        />
      </Participacoes>
    );
  return (
    <Participacoes>
      <ul className={classes.lista} aria-label={TITULO}>
        {data.questionarios.map((questionario) => (
          <LinhaDaParticipacao key={idNoEndereco(questionario)} questionario={questionario} />
        ))}
      </ul>
    </Participacoes>
  );
}
