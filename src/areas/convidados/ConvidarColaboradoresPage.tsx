/**
 * `/convidarColaboradores` and `/convidarColaboradoresExternos` (part 3 §2): the questionnaires that the company answers,
 * with how many of the invited answered, and of one of them the people invited.
 */
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { respostasData } from '@/areas/resposta/respostas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { Convidados } from './Convidados';
import classes from './Convidados.module.css';
import { enderecoDosConvidados, idNoEndereco } from './endereco';
import { LinhaDaParticipacao } from './LinhaDaParticipacao';

const TITULO = 'Como estão as participações?';

export function ConvidarColaboradoresPage() {
  const sessao = useSessaoAtiva();
  const [parametros] = useSearchParams();
  const consulta = useQuery(respostasData.paraResponder(sessao, null));
  usePageTitle(TITULO);
  if (consulta.isPending) return <PageSkeleton />;
  if (consulta.isError)
    return (
      <ErrorState
        titulo="Erro ao buscar questionários"
        erro={consulta.error}
        aoTentarDeNovo={() => void consulta.refetch()}
      />
    );
  const { questionarios } = consulta.data;
  const pedido = parametros.get('questionario');
  const escolhido = questionarios.find((questionario) => idNoEndereco(questionario) === pedido);
  if (escolhido) return <Convidados questionario={escolhido} />;
  if (pedido !== null)
    return (
      <EmptyState
        titulo="Questionário não encontrado!"
        texto="Ele pode ter sido removido, ou a sua empresa não participa mais do projeto."
        acao={
          <Button component="a" href={enderecoDosConvidados()} variant="default">
            Ver os questionários
          </Button>
        }
      />
    );
  return (
    <Stack>
      <TituloDaPagina titulo={TITULO}>
        Escolha um questionário para convidar pessoas, ver quem respondeu e lembrar quem falta.
      </TituloDaPagina>
      {questionarios.length === 0 ? (
        <EmptyState
          titulo="Nenhum Questionário encontrado!"
          texto="Os questionários dos projetos em que a empresa participa aparecem aqui quando são publicados."
        />
      ) : (
        <ul className={classes.lista} aria-label={TITULO}>
          {questionarios.map((questionario) => (
            <LinhaDaParticipacao key={idNoEndereco(questionario)} questionario={questionario} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
