/** `/listaResponderQuestionario/{id}` (0 = all): what the person may answer, and how far each is (part 3 §2 and §4). */
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ROTULO_DA_FOLHA, type SituacaoDaFolha } from '@/domain/diagnostico/resposta';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { data } from '@/ui/texto/formatos';
import classes from './ListaResponderPage.module.css';
import { respostasData } from './respostas.data';

const TITULO = 'Questionários para responder';
const COR = { aguardando: 'indigo', pausada: 'orange', finalizada: 'teal', fora: 'gray' } as const;
const TODOS = '0';

interface Linha {
  id: string;
  idEmpresa: string;
  nome: string;
  projeto: string;
  inicio: string;
  fim: string;
  situacao: SituacaoDaFolha;
}

function Item({ linha, uid }: { linha: Linha; uid: string }) {
  const { id, idEmpresa, nome, projeto, inicio, fim, situacao } = linha;
  const endereco =
    situacao === 'finalizada'
      ? para('/visualizarQuestionario/:idEmpresa/:idRespondente/:questionarioId', {
          idEmpresa,
          idRespondente: uid,
          questionarioId: id,
        })
      : para('/responderQuestionario/:idEmpresa/:questionarioId', { idEmpresa, questionarioId: id });
  return (
    <li className={classes.item}>
      <div className={classes.texto}>
        <Title order={2} size="h3">
          {nome}
        </Title>
        <Text c="dimmed">
          {projeto}, de {data(inicio)} a {data(fim)}
        </Text>
        <StatusBadge cor={COR[situacao]}>{ROTULO_DA_FOLHA[situacao]}</StatusBadge>
      </div>
      {situacao === 'fora' ? null : (
        <Button
          component={Link}
          to={endereco}
          variant={situacao === 'finalizada' ? 'default' : 'filled'}
          aria-label={`${situacao === 'finalizada' ? 'Ver respostas' : 'Responder questionário'}: ${nome}`}
        >
          {situacao === 'finalizada' ? 'Ver respostas' : 'Responder questionário'}
        </Button>
      )}
    </li>
  );
}

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
      <TituloDaPagina titulo={TITULO}>O que você responder é salvo a cada mudança.</TituloDaPagina>
      {questionarios.length === 0 ? (
        <EmptyState
          titulo="Nenhum questionário para você responder!"
          texto="Os questionários aparecem aqui quando são publicados. Se a sua empresa já se inscreveu, aguarde a fase de formulário."
        />
      ) : (
        <ul className={classes.lista} aria-label={TITULO}>
          {questionarios.map((linha) => (
            <Item key={`${linha.idEmpresa}/${linha.id}`} linha={linha} uid={sessao.uid} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
