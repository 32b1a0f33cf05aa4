/** `/listaResponderQuestionario/{id}` (0 = all): what the person may answer, and how far each is (part 3 §2 and §4). */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { LinhaDoQuestionario } from '@/areas/cadastro/questionario/LinhaDoQuestionario';
import classes from '@/areas/cadastro/questionario/LinhaDoQuestionario.module.css';
import { respostasData } from './respostas.data';

const TELA = '/listaResponderQuestionario/:projetoId';
const TITULO = 'Questionários para responder';
const TODOS = '0';

export function ListaResponderPage() {
  const sessao = useSessaoAtiva();
  const { projetoId = TODOS } = useParams();
  const consulta = useQuery(respostasData.paraResponder(sessao, projetoId === TODOS ? null : projetoId));
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
  return (
    <Stack>
      <Breadcrumbs itens={caminhoDaTela(TELA, TITULO)} />
      <TituloDaPagina titulo={TITULO}>O que você responder é salvo a cada mudança.</TituloDaPagina>
      {questionarios.length === 0 ? (
        <EmptyState
          cena="respostas"
          titulo="Nenhum questionário para você responder!"
          texto="Os questionários aparecem aqui quando são publicados. Se a sua empresa já se inscreveu, aguarde a fase de formulário."
        />
      ) : (
        <ul className={classes.lista} aria-label={TITULO}>
          {questionarios.map((questionario) => (
            <LinhaDoQuestionario
              key={`${questionario.idEmpresa}/${questionario.id}`}
              questionario={questionario}
              uid={sessao.uid}
              comProjeto
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
